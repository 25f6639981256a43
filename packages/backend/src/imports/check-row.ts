/** Checks whether a row could be saved, using the same checks as a save. */
import { bodyOf, operations } from '@smart-art/openapi/walk';
import type { ErrorObject } from 'ajv';
import { imagesPerWork } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { toFieldErrors } from '../http/field-errors.ts';
import { type FieldErrors, HttpError } from '../http/http-error.ts';
import { compileRequest } from '../http/validation.ts';
import { checkNewWork, type ProductInput } from '../products/save.ts';
import { inSheet } from './fields.ts';
import type { ReadRow } from './read-row.ts';

const save = operations.find(({ operationId }) => operationId === 'saveProduct');
const schema = save && bodyOf(save)?.media.schema;
if (!schema) throw new Error('the contract has no saveProduct');
const validate = compileRequest({
  schema: schema as Record<string, unknown>,
  method: 'POST',
  url: '/product/create/new',
  httpPart: 'body',
});

/** Contract violations of a body, by field. */
function errorsOfContract(input: object): FieldErrors {
  const found = validate(input) as true | { error: ErrorObject[] };
  return found === true ? {} : toFieldErrors(found.error, 'saveProduct');
}

/** Violations of the business rules of a save. */
async function errorsOfRules(tx: Queries, input: ProductInput): Promise<FieldErrors> {
  try {
    await checkNewWork(tx, input);
    return {};
  } catch (error) {
    if (error instanceof HttpError && error.fields) return error.fields;
    throw error;
  }
}

export interface CheckedRow {
  /** Errors by field of the sheet; empty if it can be saved. */
  errors: FieldErrors;
  /** The body to save. Only valid without errors. */
  input: ProductInput;
}

export async function checkRow(tx: Queries, { input, problems, imageNames }: ReadRow): Promise<CheckedRow> {
  const contractErrors = errorsOfContract(input);
  // Validated by the contract's own schema.
  const body = input as unknown as ProductInput;
  const isWhole = Object.keys(contractErrors).length === 0 && Object.keys(problems).length === 0;
  const errors = { ...inSheet(isWhole ? await errorsOfRules(tx, body) : contractErrors), ...problems };
  if (imageNames.length > imagesPerWork) errors.images = [{ key: 'imagesFull', values: { bound: imagesPerWork } }];
  // Choosing a category will also determine the type.
  if (problems.category && body.type === undefined) delete errors.type;
  return { errors, input: body };
}
