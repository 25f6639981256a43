/** Requests that name records of one seller, of another, or of both. */
import { bodyOf, type Operation, type Schema } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { type Estate, idsFor, isShared, privateIds } from './estate/estate.ts';
import { type Files, plainRequestsOf } from './requests.ts';
import type { KnownIds } from './values.ts';
import type { Request } from './world.ts';

const seed = 7;

export const isRead = ({ method }: Operation) => method === 'get';

/** What others may change is theirs to change: this is about what they may not. */
const mayName = (operation: Operation, field: string) => isRead(operation) || !isShared(operation, field);

const idsOf =
  (estate: Estate, operation: Operation): KnownIds =>
  (field) =>
    mayName(operation, field) ? (idsFor(estate, operation, field) ?? []) : [];

function* namesIn(schema: Schema): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* namesIn(property);
  }
  for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    if (part) yield* namesIn(part);
}

/** The fields of an operation that can name a record which is nobody's but its owner's. */
export function idFields(estate: Estate, operation: Operation): string[] {
  const secret = privateIds(estate, operation);
  const body = bodyOf(operation);
  const names = [...operation.parameters.map(({ name }) => name), ...(body ? namesIn(body.media.schema) : [])];
  return [...new Set(names)].filter((name) => idsOf(estate, operation)(name).some((id) => secret.includes(id)));
}

const textOf = ({ url, body }: Request) =>
  decodeURIComponent(url) + (Buffer.isBuffer(body) ? body.toString('latin1') : String(body ?? ''));

const namesOne = (request: Request, ids: readonly string[]) => ids.some((id) => textOf(request).includes(id));

/** Whether a request names something that is nobody's but its owner's. */
export const isForeign = (estate: Estate, operation: Operation, request: Request) =>
  namesOne(request, privateIds(estate, operation));

/** The fields of which a request has a value that is the owner's. */
export const fieldsNamed = (estate: Estate, operation: Operation, request: Request) =>
  idFields(estate, operation).filter((field) => namesOne(request, idsOf(estate, operation)(field)));

/** Requests that the contract takes, about the owner's records wherever one can be named, each field at least once. */
export function foreignRequests(estate: Estate, operation: Operation, files: Files, count: number): Request[] {
  const known = idsOf(estate, operation);
  const sample = (bare: boolean, numRuns: number) =>
    fc.sample(plainRequestsOf(operation, known, files, bare), { numRuns, seed });
  const usual = [...sample(true, count / 2), ...sample(false, count / 2)];
  const left = idFields(estate, operation).filter((field) => !usual.some((one) => namesOne(one, known(field))));
  const more = left.length > 0 ? sample(false, 200) : [];
  return [...usual, ...left.flatMap((field) => more.find((one) => namesOne(one, known(field))) ?? [])];
}

export interface Mixed {
  /** Which field is whose. */
  name: string;
  /** Some, for what one's own record allows depends on its state. */
  requests: Request[];
}

/** Requests that name own records and another's: one field the other's, one field one's own, and both in one list. */
export function mixedRequests(own: Estate, others: Estate, operation: Operation, files: Files): Mixed[] {
  const [mine, theirs] = [idsOf(own, operation), idsOf(others, operation)];
  const secrets = [privateIds(own, operation), privateIds(others, operation)];
  const find = (known: KnownIds) =>
    fc
      .sample(plainRequestsOf(operation, known, files), { numRuns: 200, seed })
      .filter((request) => secrets.every((ids) => namesOne(request, ids)))
      .slice(0, 4);
  const fields = idFields(others, operation);
  const lists = fields.flatMap((field) => {
    const requests = find((name) => (name === field ? [...mine(name), ...theirs(name)] : mine(name)));
    return requests.length > 0 ? [{ name: `${field}: of both`, requests }] : [];
  });
  if (fields.length < 2) return lists;
  const parted = fields.flatMap((field) => [
    { name: `${field}: another’s`, requests: find((name) => (name === field ? theirs : mine)(name)) },
    { name: `${field}: one’s own`, requests: find((name) => (name === field ? mine : theirs)(name)) },
  ]);
  return [...parted, ...lists];
}

/** As long as an id of ours, with the same prefix. */
const nobodysOf = (id: string) => id.replace(/(?<=_).*$/, (rest) => [...rest].reverse().join(''));

/** The same request about records that nobody has, where it names some that are nobody's but their owner's. */
export function invented(estate: Estate, operation: Operation, request: Request): Request {
  const other = (text: string) =>
    privateIds(estate, operation).reduce((held, id) => held.replaceAll(id, nobodysOf(id)), text);
  const { url, body } = request;
  const changed = Buffer.isBuffer(body) ? Buffer.from(other(body.toString('latin1')), 'latin1') : other(String(body));
  return { ...request, url: other(url), ...(body !== undefined && { body: changed }) };
}
