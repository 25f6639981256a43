/** Requests with ids of records of one seller, of another, or of both. */
import { bodyOf, type Operation, type Schema } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { type Files, plainRequestsOf } from './requests.ts';
import { idsFor, isShared, privateIds, type SellerData } from './seller-data/seller-data.ts';
import type { KnownIds } from './values.ts';
import type { Request } from './world.ts';

const seed = 7;

export const isRead = ({ method }: Operation) => method === 'get';

/** Records that others may change are left out. */
const isIncluded = (operation: Operation, field: string) => isRead(operation) || !isShared(operation, field);

const idsOf =
  (sellerData: SellerData, operation: Operation): KnownIds =>
  (field) =>
    isIncluded(operation, field) ? (idsFor(sellerData, operation, field) ?? []) : [];

function* namesIn(schema: Schema): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* namesIn(property);
  }
  for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    if (part) yield* namesIn(part);
}

/** The fields of an operation that can contain the id of a private record. */
export function idFields(sellerData: SellerData, operation: Operation): string[] {
  const privateOnes = privateIds(sellerData, operation);
  const body = bodyOf(operation);
  const names = [...operation.parameters.map(({ name }) => name), ...(body ? namesIn(body.media.schema) : [])];
  return [...new Set(names)].filter((name) =>
    idsOf(sellerData, operation)(name).some((id) => privateOnes.includes(id)),
  );
}

const textOf = ({ url, body }: Request) =>
  decodeURIComponent(url) + (Buffer.isBuffer(body) ? body.toString('latin1') : String(body ?? ''));

const containsAny = (request: Request, ids: readonly string[]) => ids.some((id) => textOf(request).includes(id));

/** Whether a request contains the id of a private record. */
export const isForeign = (sellerData: SellerData, operation: Operation, request: Request) =>
  containsAny(request, privateIds(sellerData, operation));

/** The fields in which a request contains one of the owner's ids. */
export const fieldsNamed = (sellerData: SellerData, operation: Operation, request: Request) =>
  idFields(sellerData, operation).filter((field) => containsAny(request, idsOf(sellerData, operation)(field)));

/** Valid requests with the owner's ids where possible, each field at least once. */
export function foreignRequests(sellerData: SellerData, operation: Operation, files: Files, count: number): Request[] {
  const known = idsOf(sellerData, operation);
  const sample = (bare: boolean, numRuns: number) =>
    fc.sample(plainRequestsOf(operation, known, files, bare), { numRuns, seed });
  const usual = [...sample(true, count / 2), ...sample(false, count / 2)];
  const missing = idFields(sellerData, operation).filter(
    (field) => !usual.some((one) => containsAny(one, known(field))),
  );
  const more = missing.length > 0 ? sample(false, 200) : [];
  return [...usual, ...missing.flatMap((field) => more.find((one) => containsAny(one, known(field))) ?? [])];
}

export interface Mixed {
  /** Which field has whose id. */
  name: string;
  /** Several, because whether a request succeeds depends on the record's state. */
  requests: Request[];
}

/** Requests with ids of two sellers: the other's in one field only, one's own in one field only, and both in one list. */
export function mixedRequests(own: SellerData, others: SellerData, operation: Operation, files: Files): Mixed[] {
  const [mine, theirs] = [idsOf(own, operation), idsOf(others, operation)];
  const secrets = [privateIds(own, operation), privateIds(others, operation)];
  const find = (known: KnownIds) =>
    fc
      .sample(plainRequestsOf(operation, known, files), { numRuns: 200, seed })
      .filter((request) => secrets.every((ids) => containsAny(request, ids)))
      .slice(0, 4);
  const fields = idFields(others, operation);
  const lists = fields.flatMap((field) => {
    const requests = find((name) => (name === field ? [...mine(name), ...theirs(name)] : mine(name)));
    return requests.length > 0 ? [{ name: `${field}: of both`, requests }] : [];
  });
  if (fields.length < 2) return lists;
  const separate = fields.flatMap((field) => [
    { name: `${field}: another’s`, requests: find((name) => (name === field ? theirs : mine)(name)) },
    { name: `${field}: one’s own`, requests: find((name) => (name === field ? mine : theirs)(name)) },
  ]);
  return [...separate, ...lists];
}

/** An id of the same form that does not exist. */
const unknownIdOf = (id: string) => id.replace(/(?<=_).*$/, (rest) => [...rest].reverse().join(''));

/** The same request with ids that do not exist in place of those of private records. */
export function withUnknownIds(sellerData: SellerData, operation: Operation, request: Request): Request {
  const other = (text: string) =>
    privateIds(sellerData, operation).reduce((result, id) => result.replaceAll(id, unknownIdOf(id)), text);
  const { url, body } = request;
  const changed = Buffer.isBuffer(body) ? Buffer.from(other(body.toString('latin1')), 'latin1') : other(String(body));
  return { ...request, url: other(url), ...(body !== undefined && { body: changed }) };
}
