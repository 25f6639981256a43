/** Turns validation errors into messages by field. */
import type { ErrorObject } from 'ajv';
import type { MessageKey, Wording } from '../messages/messages.ts';
import { fieldMessages } from './field-messages.ts';
import type { FieldErrors } from './http-error.ts';

type Keywords = Partial<Record<string, MessageKey>>;

/**
 * Messages by dotted field name and failed schema keyword. An `operationId name` entry takes precedence over the plain
 * name.
 */
export type FieldMessages = Record<string, Keywords>;

const price: Keywords = {
  required: 'amountWrong',
  pattern: 'amountWrong',
  type: 'amountWrong',
  maxLength: 'amountWrong',
};
const currency: Keywords = { required: 'currencyWrong', enum: 'currencyWrong' };
const length: Keywords = { multipleOf: 'twoDecimals' };

/** Messages specific to a field and keyword; others are chosen by keyword alone. */
const byField: FieldMessages = {
  ...fieldMessages,
  title: { required: 'titleNeeded', minLength: 'titleNeeded', pattern: 'titleNeeded', type: 'titleNeeded' },
  type: { required: 'typeNeeded', enum: 'typeNeeded', type: 'typeNeeded' },
  category_id: { required: 'categoryNeeded', minLength: 'categoryNeeded', pattern: 'categoryUnknown' },
  email: { required: 'emailNeeded', minLength: 'emailWrong', pattern: 'emailWrong' },
  password: { required: 'passwordNeeded', minLength: 'passwordTooShort' },
  'sale_cost.amount': price,
  'sale_cost.currency': currency,
  'rental_cost_per_month.amount': price,
  'rental_cost_per_month.currency': currency,
  width: length,
  height: length,
  depth: length,
  permissions: { minLength: 'permissionsWrong', pattern: 'permissionsWrong' },
};

const byKeyword: Keywords = {
  required: 'required',
  additionalProperties: 'unknownField',
  enum: 'notListed',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minItems: 'tooFewItems',
  maxItems: 'tooManyItems',
  uniqueItems: 'repeatedItems',
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  exclusiveMinimum: 'notAbove',
  exclusiveMaximum: 'notBelow',
  multipleOf: 'notMultiple',
};

const byType: Record<string, MessageKey> = {
  string: 'notText',
  number: 'notNumber',
  integer: 'notInteger',
  boolean: 'notBoolean',
  array: 'notList',
  object: 'notObject',
};

/** The dotted field name; list indexes are dropped. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((name) => !/^\d+$/.test(name));
  if (keyword === 'required') names.push(params.missingProperty);
  if (keyword === 'additionalProperties') names.push(params.additionalProperty);
  return names.join('.') || 'body';
}

function wordingOf(field: string, error: ErrorObject, operationId: string | undefined): Wording {
  const messages = byField[`${operationId} ${field}`] ?? byField[field];
  const isEmpty = typeof error.data === 'string' && error.data.trim() === '';
  const isBlank = isEmpty && (error.keyword === 'minLength' || error.keyword === 'pattern');
  const keyword = isBlank && messages?.required ? 'required' : error.keyword;
  const values = { bound: error.params.limit ?? error.params.multipleOf };
  const key = messages?.[keyword] ?? byKeyword[keyword];
  if (key) return { key, values };
  if (keyword !== 'type') return { key: 'wrongForm' };
  const type = [error.params.type].flat().find((candidate) => candidate !== 'null');
  return { key: byType[type] ?? 'wrongForm' };
}

/** Sorts errors into form order. Ajv reports missing fields first, but a person reads from the top. */
function inFormOrder(errors: ErrorObject[], fieldErrors: FieldErrors): FieldErrors {
  const missing = errors.find(({ keyword, instancePath }) => keyword === 'required' && instancePath === '');
  const order = Object.keys(missing?.parentSchema?.properties ?? {});
  const placeOf = (field: string) => {
    const place = order.indexOf(field.split('.')[0] ?? '');
    return place < 0 ? order.length : place;
  };
  return Object.fromEntries(Object.entries(fieldErrors).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/**
 * @param errors of one part of a request
 * @param operationId for messages specific to the operation
 * @param nameOf the documented name of a field, if the validator saw another spelling (headers are lower case)
 */
export function toFieldErrors(
  errors: ErrorObject[],
  operationId: string | undefined,
  nameOf = (field: string) => field,
): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const error of errors) {
    const field = nameOf(fieldOf(error));
    const wording = wordingOf(field, error, operationId);
    const known = Object.hasOwn(fieldErrors, field) ? (fieldErrors[field] ?? []) : [];
    if (!known.some(({ key }) => key === wording.key)) fieldErrors[field] = [...known, wording];
  }
  return inFormOrder(errors, fieldErrors);
}
