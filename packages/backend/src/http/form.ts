/** Validates multipart forms against the contract: fields, and number, size and presence of files. */

import { operations, type Schema } from '@smart-art/openapi/walk';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import { type ReceivedFile, receiveUpload } from '../images/receive.ts';
import type { Services } from '../services.ts';
import { createReader } from './checker.ts';
import { toFieldErrors } from './field-errors.ts';
import { forbiddenTextIn } from './forbidden-text.ts';
import type { FormFields, OperationId } from './handler.ts';
import { type FieldErrors, HttpError, unprocessable } from './http-error.ts';

const megabyte = 1024 ** 2;

interface FileBound {
  isList: boolean;
  /** Maximum number of files. */
  most: number;
  /** Exclusive upper bound of a file's size. */
  underBytes: number;
  /** Allowed content types. */
  types: string[];
}

interface FormSchema {
  validate: ValidateFunction;
  files: Map<string, FileBound>;
}

const ajv = createReader({ coerceTypes: 'array' });
// In the form data, a file is represented by its name.
ajv.addFormat('binary', true);
function fileBoundOf(schema: Schema): FileBound | undefined {
  const file = schema.items ?? schema;
  if (file.format !== 'binary') return undefined;
  return {
    isList: schema.items !== undefined,
    most: schema.items ? (schema.maxItems ?? 0) : 1,
    underBytes: file['x-under-bytes'] ?? 0,
    types: file['x-content-types'] ?? [],
  };
}

const compiled = new Map<OperationId, FormSchema>();

function schemaOf(operationId: OperationId): FormSchema {
  const known = compiled.get(operationId);
  if (known) return known;
  const operation = operations.find((one) => one.operationId === operationId);
  const schema = operation?.requestBody?.content['multipart/form-data']?.schema;
  if (!schema) throw new Error(`${operationId} takes no form`);
  const files = new Map<string, FileBound>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const bound = fileBoundOf(property);
    if (bound) files.set(name, bound);
  }
  const made = { validate: ajv.compile(schema), files };
  compiled.set(operationId, made);
  return made;
}

export interface ReceivedForm<Fields> {
  fields: Fields;
  /** All fields sent, files as their digests: the input of the idempotency check. */
  payload: object;
  /** The files of a field, in the order sent. */
  filesOf(field: string): ReceivedFile[];
  /** The content types that the contract allows in a field. */
  typesOf(field: string): string[];
  /** Removes the temporary files; must always be called. */
  dispose(): Promise<void>;
}

function refuseLarge(files: ReceivedFile[], bounds: Map<string, FileBound>): void {
  const large = files.find(({ isWithinBound, field }) => !isWithinBound && bounds.has(field));
  if (!large) return;
  const limit = (bounds.get(large.field)?.underBytes ?? 0) / megabyte;
  throw new HttpError(413, { key: 'documentTooLarge', values: { name: large.name, limit } });
}

/**
 * Receives a form. The caller must call `dispose` at the end.
 *
 * @throws HttpError 413 if a file is too large; 422 by field if the contract is violated
 */
export async function receiveForm<Id extends OperationId>(
  { pictures }: Services,
  request: FastifyRequest,
  operationId: Id,
): Promise<ReceivedForm<FormFields<Id>>> {
  const { validate, files: bounds } = schemaOf(operationId);
  const upload = await receiveUpload(request, pictures.uploads, {
    underBytesOf: (field) => bounds.get(field)?.underBytes ?? 1,
    bytes: [...bounds.values()].reduce((sum, { most, underBytes }) => sum + most * underBytes, 0),
  });
  try {
    const named = Map.groupBy(upload.files, ({ field }) => field);
    const data: Record<string, unknown> = {};
    for (const [name, values] of Object.entries(upload.fields)) data[name] = values.length > 1 ? values : values[0];
    const errors: FieldErrors = {};
    for (const [name, files] of named) {
      const names = files.map((file) => file.name);
      if (!bounds.has(name) || name in upload.fields) errors[name.toWellFormed()] = [{ key: 'unknownField' }];
      data[name] = bounds.get(name)?.isList ? names : names.length > 1 ? names : names[0];
    }
    for (const name of bounds.keys()) if (name in upload.fields) errors[name] = [{ key: 'wrongForm' }];
    for (const field of forbiddenTextIn(upload.fields)) errors[field] = [{ key: 'forbiddenCharacter' }];
    if (!validate(data)) Object.assign(errors, toFieldErrors(validate.errors ?? [], operationId), errors);
    if (Object.keys(errors).length > 0) throw unprocessable(errors);
    refuseLarge(upload.files, bounds);
    return {
      // Validated above.
      fields: data as FormFields<Id>,
      payload: { ...data, digests: upload.files.map(({ field, digest }) => [field, digest]) },
      filesOf: (field) => named.get(field) ?? [],
      typesOf: (field) => bounds.get(field)?.types ?? [],
      dispose: upload.dispose,
    };
  } catch (error) {
    await upload.dispose();
    throw error;
  }
}
