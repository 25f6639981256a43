/** Requests that are likely to find weaknesses. Unlike the random ones, they are the same in every run. */
import { bodyOf, type Operation, type Schema } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { forbiddenTexts, hostileText, longRuns, withinBounds } from './hostile-texts.ts';
import { jsonOf, oddValues } from './odd-values.ts';
import { type Files, inHeader, plainRequestsOf, queryText, segment } from './requests.ts';
import { type KnownIds, valid } from './values.ts';
import { form, type Part, type Request } from './world.ts';

/** Maximum lengths in UTF-16 units: of a body that every operation accepts, of the longest body, of an address. */
const limits = { shortBody: 60_000, longBody: 1_000_000, address: 1200 };

type Leaf = (schema: Schema, field: string) => unknown;

const typeOf = ({ type }: Schema) => [type].flat().find((one) => one !== 'null');
const isText = (schema: Schema) => typeOf(schema) === 'string' && schema.format !== 'binary';
/** Whether any text is allowed. */
const isFree = ({ pattern, format, enum: values, const: value }: Schema) =>
  (pattern === undefined || pattern === '\\S') && !format && !values && value === undefined;

/** A value of a schema with all properties, and with one item in each list. */
function filled(schema: Schema, field: string, leaf: Leaf): unknown {
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => filled(part, field, leaf));
    return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0];
  }
  const choices = schema.oneOf ?? schema.anyOf;
  const [choice] = choices?.filter((one) => typeOf(one) !== 'null' || one.type === undefined) ?? [];
  if (choice) return filled(choice, field, leaf);
  if (schema.properties) {
    const properties = Object.entries(schema.properties);
    return Object.fromEntries(properties.map(([name, property]) => [name, filled(property, name, leaf)]));
  }
  if (typeOf(schema) !== 'array' || !schema.items) return leaf(schema, field);
  const { items } = schema;
  return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => filled(items, field, leaf));
}

function countTexts(schema: Schema): number {
  let count = 0;
  filled(schema, '', (one) => {
    if (isText(one)) count++;
  });
  return Math.max(1, count);
}

/** Values to send; each call returns the next of its list. */
interface Leaves {
  /** Hostile texts, and valid other values. */
  texts(room: number, mayBeLong: boolean): Leaf;
  /** The same within the length limits, and only where any text is allowed, so that the request can succeed. */
  bounded(): Leaf;
  /** Texts that databases cannot store, and valid other values. */
  forbidden(): Leaf;
  /** Extreme numbers, nested lists, names of built-in properties. */
  values(): Leaf;
}

const usualValue = (schema: Schema, field: string, known: KnownIds) =>
  fc.sample(valid(schema, field, known), { numRuns: 1, seed: 7 })[0];

function leavesFrom(start: number, known: KnownIds): Leaves {
  let next = start;
  const usual: Leaf = (schema, field) => usualValue(schema, field, known);
  return {
    texts: (room, mayBeLong) => (schema, field) =>
      isText(schema) ? hostileText(schema, next++, room, mayBeLong) : usual(schema, field),
    bounded: () => (schema, field) =>
      isText(schema) && isFree(schema) && known(field).length === 0
        ? withinBounds(schema, hostileText(schema, next++, schema.maxLength ?? 200, true))
        : usual(schema, field),
    forbidden: () => (schema, field) =>
      isText(schema) ? forbiddenTexts[next++ % forbiddenTexts.length] : usual(schema, field),
    values: () => () => oddValues[next++ % oddValues.length],
  };
}

const json = (value: unknown) => ({ body: jsonOf(value), headers: { 'content-type': 'application/json' } });

function formOf(schema: Schema, leaf: Leaf, { good }: Files, fileName: string) {
  const [body = Buffer.alloc(0)] = good;
  const parts = Object.entries(schema.properties ?? {}).map(([field, one]): Part => {
    if ((one.items ?? one).format === 'binary') return { field, name: fileName.replaceAll(/["\r\n]/g, '_'), body };
    const value = filled(one, field, leaf);
    return { field, text: typeof value === 'string' ? value : jsonOf(value) };
  });
  return form(parts);
}

/** The bodies of one round. */
function bodies(operation: Operation, leaves: Leaves, files: Files): Pick<Request, 'body' | 'headers'>[] {
  const found = bodyOf(operation);
  if (!found) return [];
  const { schema } = found.media;
  const count = countTexts(schema);
  const isForm = found.type === 'multipart/form-data';
  const build = (leaf: Leaf) => {
    if (!isForm) return json(filled(schema, '', leaf));
    return formOf(schema, leaf, files, String(leaf({ type: 'string', maxLength: 200 }, '')));
  };
  const all = [
    leaves.texts(limits.shortBody / count, true),
    leaves.texts(limits.shortBody / count, false),
    leaves.bounded(),
    leaves.forbidden(),
    leaves.values(),
  ];
  return [...all, ...(isForm ? [] : [leaves.texts(limits.longBody / count, true)])].map(build);
}

/** Addresses and headers of one round. The path is checked first, so hostile queries come with a usual path. */
function addresses(operation: Operation, usual: Request, leaves: Leaves): Pick<Request, 'url' | 'headers'>[] {
  const of = (place: string) => operation.parameters.filter((one) => one.in === place);
  const room = limits.address / Math.max(1, operation.parameters.length);
  const text = (leaf: Leaf, schema: Schema, name: string) => String([filled(schema, name, leaf)].flat()[0]);
  const path = (leaf: Leaf) =>
    operation.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => segment(text(leaf, { type: 'string' }, name)));
  const query = (leaf: Leaf) =>
    queryText(of('query').map(({ schema, name }): [string, string] => [name, text(leaf, schema, name)]));
  const headers = (leaf: Leaf) =>
    Object.fromEntries(
      of('header').map(({ schema, name }) => [name.toLowerCase(), inHeader(text(leaf, schema, name))]),
    );
  const [bare = ''] = usual.url.split('?');
  return [
    ...(of('path').length > 0 ? [{ url: `/${operation.service}${path(leaves.texts(room, true))}` }] : []),
    ...(of('query').length > 0
      ? [leaves.texts(room, true), leaves.bounded(), leaves.forbidden()].map((leaf) => ({
          url: `${bare}?${query(leaf)}`,
        }))
      : []),
    ...(of('header').length > 0 ? [{ url: usual.url, headers: headers(leaves.texts(room, true)) }] : []),
  ];
}

/** The schemas in a body with patterns that were not seen before. */
function newPatterns(schema: Schema, seen: Set<string>): Schema[] {
  const found: Schema[] = [];
  filled(schema, '', (one) => {
    if (!isText(one) || one.pattern === undefined || seen.has(one.pattern)) return;
    seen.add(one.pattern);
    found.push(one);
  });
  return found;
}

/**
 * Requests with one text as long as a body allows, of characters that its pattern matches. If matching took quadratic time,
 * it would block the server for minutes.
 *
 * @param seen patterns that are skipped; those of the operation are added
 */
export function longRunRequests(operation: Operation, known: KnownIds, files: Files, seen: Set<string>): Request[] {
  const [usual] = fc.sample(plainRequestsOf(operation, known, files), { numRuns: 1, seed: 7 });
  const body = bodyOf(operation);
  if (!usual || body?.type !== 'application/json') return [];
  const { schema } = body.media;
  const withRun = (at: Schema, run: string) => {
    let left = 1;
    return filled(schema, '', (one, field) => (one === at && left-- > 0 ? run : usualValue(one, field, known)));
  };
  return newPatterns(schema, seen).flatMap((at) =>
    [limits.shortBody, limits.longBody].flatMap((room) =>
      longRuns(at.pattern ?? '', room).map((run) => ({ ...usual, ...json(withRun(at, run)) })),
    ),
  );
}

/**
 * Requests of an operation with only hostile texts.
 *
 * @param round each sends different texts in each place
 */
export function hostileRequests(operation: Operation, known: KnownIds, files: Files, round: number): Request[] {
  const [usual] = fc.sample(plainRequestsOf(operation, known, files), { numRuns: 1, seed: 7 });
  if (!usual) throw new Error(`${operation.operationId} has no request`);
  const leaves = leavesFrom(round * 5 + operation.operationId.length, known);
  const withBodies = bodies(operation, leaves, files).map((one) => ({ ...usual, ...one }));
  const withAddresses = addresses(operation, usual, leaves).map(({ url, headers }) => ({
    ...usual,
    url,
    headers: { ...usual.headers, ...headers },
  }));
  return [...withBodies, ...withAddresses];
}
