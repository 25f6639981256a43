/** Generates requests of an operation, valid and invalid ones. */
import { bodyOf, type Media, type Operation, type Parameter, type Schema } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { jsonOf, oddText } from './odd-values.ts';
import { invalid, type KnownIds, valid } from './values.ts';
import { form, type Part, type Request } from './world.ts';

type Pairs = [name: string, value: string][];

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 5): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const textOf = ({ schema, name }: Parameter, known: KnownIds) => valid(schema, name, known).map(asText);

/** A query parameter; a list repeats the name for each value. */
const pairsOf = ({ schema, name }: Parameter, known: KnownIds): fc.Arbitrary<Pairs> =>
  valid(schema, name, known).map((value) => [value].flat().map((one): Pairs[number] => [name, asText(one)]));

/** Encodes a path segment. Empty ones or only dots would change the path. */
export const segment = (text: string) => encodeURIComponent(text.toWellFormed().replace(/^\.*$/, 'x'));

const rawSegments = fc.constantFrom('%00', '%ff', '%2e%2e%2f', '%E0%A4%A', "';--", '%20', 'x'.repeat(990));

function pathOf(operation: Operation, known: KnownIds): fc.Arbitrary<string> {
  const parts = operation.path.split('/').map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    if (!parameter) return fc.constant(part);
    return mostly(textOf(parameter, known).map(segment), fc.oneof(oddText.map(segment), rawSegments));
  });
  return fc.tuple(...parts).map((found) => `/${operation.service}${found.join('/')}`);
}

function queryOf(operation: Operation, known: KnownIds): fc.Arbitrary<Pairs> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const usual = parameters.map((parameter) => {
    const pair = pairsOf(parameter, known);
    return parameter.required ? mostly<Pairs>(pair, fc.constant([])) : fc.oneof(pair, fc.constant([]));
  });
  const names = fc.constantFrom(...parameters.map(({ name }) => name), 'page', '__proto__', 'a[b]', '');
  const odd = fc.array(fc.tuple(names, oddText), { maxLength: 4 });
  return fc
    .tuple(fc.tuple(...usual), mostly(fc.constant<Pairs>([]), odd, 3))
    .map(([pairs, more]) => [...pairs.flat(), ...more]);
}

/** Replaces characters that headers cannot contain. */
export const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').trim();
const headerText = oddText.map(inHeader);

function headersOf(operation: Operation, known: KnownIds): fc.Arbitrary<Pairs> {
  const usual = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => {
      const pair = textOf(parameter, known).map((value): Pairs => [[parameter.name.toLowerCase(), inHeader(value)]]);
      const odd = headerText.map((value): Pairs => [[parameter.name.toLowerCase(), value]]);
      return fc.oneof(
        { weight: 6, arbitrary: fc.constant<Pairs>([]) },
        { weight: 6, arbitrary: pair },
        { weight: 1, arbitrary: odd },
      );
    });
  const names = fc.constantFrom(
    'accept',
    'accept-encoding',
    'origin',
    'x-forwarded-for',
    'range',
    'cookie',
    '__proto__',
  );
  const odd = fc.array(fc.tuple(names, headerText), { maxLength: 2 });
  return fc
    .tuple(fc.tuple(...usual), mostly<Pairs>(fc.constant([]), odd, 8))
    .map(([pairs, more]) => [...pairs.flat(), ...more]);
}

type Body = Pick<Request, 'body'> & { headers: Record<string, string> };

const json = (body: string, type = 'application/json'): Body => ({ body, headers: { 'content-type': type } });

function jsonBody({ schema, examples }: Media, known: KnownIds): fc.Arbitrary<Body> {
  const given = Object.values(examples ?? {}).map(({ value }) => value);
  const usual = valid(schema, '', known).map((value) => json(jsonOf(value)));
  const shown = given.length > 0 ? fc.constantFrom(...given).map((value) => json(jsonOf(value))) : usual;
  const wrong = invalid(schema, '', known).map((value) => json(jsonOf(value)));
  const texts = ['', '{', '[]', 'null', '"x"', '1', '{"a":1,"a":2}', '{"__proto__":{}}', '\ufeff{}', '{}x'];
  const types = ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=latin1', ''];
  const odd = fc.oneof(
    fc.constantFrom(...texts).map((text) => json(text)),
    fc.constantFrom(...types).map((type) => json('{}', type)),
    fc.constant<Body>({ headers: {} }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: usual },
    { weight: 2, arbitrary: shown },
    { weight: 7, arbitrary: wrong },
    { weight: 1, arbitrary: odd },
  );
}

/** Files that most operations accept, and files that none does. */
export interface Files {
  good: readonly Buffer[];
  bad: readonly Buffer[];
}

function partsOf(name: string, schema: Schema, known: KnownIds, files: Files): fc.Arbitrary<Part[]> {
  if (schema.format === 'binary') {
    const body = mostly(fc.constantFrom(...files.good), fc.constantFrom(...files.bad), 2);
    const names = fc.constantFrom('photograph.jpg', '写真.jpg', '../../x', 'a"b', '', 'x'.repeat(300), 'a.pdf');
    return fc.tuple(body, names).map(([file, fileName]) => [{ field: name, name: fileName, body: file }]);
  }
  if (schema.type === 'array' && schema.items) {
    const items = partsOf(name, schema.items, known, files);
    return fc.array(items, { minLength: Math.min(schema.minItems ?? 0, 1), maxLength: 2 }).map((parts) => parts.flat());
  }
  const value = mostly(valid(schema, name, known).map(asText), oddText);
  return value.map((text) => [{ field: name, text }]);
}

const chunked = (body: Buffer, boundary: string): Body => ({
  body,
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

function formBody({ schema }: Media, known: KnownIds, files: Files): fc.Arbitrary<Body> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const parts = partsOf(name, property, known, files);
    return schema.required?.includes(name) ? mostly(parts, fc.constant([])) : fc.option(parts, { nil: [] });
  });
  const usual = fc.tuple(...properties).map((parts) => form(parts.flat()));
  const stray = fc.constantFrom<Part>(
    { field: 'extra', text: 'x' },
    { field: '__proto__', text: '1' },
    { field: '', text: '' },
  );
  const more = fc.tuple(fc.tuple(...properties), stray).map(([parts, part]) => form([...parts.flat(), part]));
  const cut = usual.map(({ body, headers }) => ({ body: body.subarray(0, body.length / 2), headers }));
  const odd = fc.constantFrom(chunked(Buffer.from('nonsense'), 'x'), chunked(Buffer.alloc(0), 'x'), json('{}'));
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: odd },
  );
}

function requestBody(operation: Operation, known: KnownIds, files: Files): fc.Arbitrary<Body> {
  const body = bodyOf(operation);
  if (!body) return fc.constant({ headers: {} });
  return body.type === 'multipart/form-data' ? formBody(body.media, known, files) : jsonBody(body.media, known);
}

/** An example of the contract about records that exist. */
function withKnown(example: unknown, known: KnownIds, field = ''): unknown {
  const [id] = known(field);
  if (typeof example === 'string') return id ?? example;
  if (Array.isArray(example)) return example.map((item) => withKnown(item, known, field));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, withKnown(value, known, name)]));
}

/** As clients send it: the contract's examples, and everything with values that it allows. */
function plainBody(operation: Operation, known: KnownIds, { good }: Files): fc.Arbitrary<Body> {
  const body = bodyOf(operation);
  if (!body) return fc.constant({ headers: {} });
  const { schema, examples } = body.media;
  if (body.type === 'multipart/form-data') {
    const parts = Object.entries(schema.properties ?? {}).map(([name, one]) => fileParts(name, one, known, good));
    return fc.tuple(...parts).map((found) => form(found.flat()));
  }
  const shown = Object.values(examples ?? {}).map(({ value }) => withKnown(value, known));
  const made = valid(schema, '', known);
  const value = shown.length > 0 ? fc.oneof(fc.constantFrom(...shown), made) : made;
  return value.map((one) => json(jsonOf(one)));
}

function fileParts(name: string, schema: Schema, known: KnownIds, good: readonly Buffer[]): fc.Arbitrary<Part[]> {
  const [body = Buffer.alloc(0)] = good;
  if ((schema.items ?? schema).format === 'binary') return fc.constant([{ field: name, name: 'photograph.jpg', body }]);
  return valid(schema, name, known).map((value) => [{ field: name, text: asText(value) }]);
}

/**
 * Valid requests of an operation.
 *
 * @param bare without optional query parameters, except ids
 */
export function plainRequestsOf(
  operation: Operation,
  known: KnownIds,
  files: Files,
  bare = false,
): fc.Arbitrary<Request> {
  const path = operation.path.split('/').map((part) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && `{${one.name}}` === part);
    return parameter ? textOf(parameter, known).map(segment) : fc.constant(part);
  });
  const query = operation.parameters
    .filter(({ name, required, ...one }) => one.in === 'query' && (!bare || required || known(name).length > 0))
    .map((parameter) => {
      const pair = pairsOf(parameter, known);
      return parameter.required || bare ? pair : fc.option(pair, { nil: [], freq: 2 });
    });
  const parts = fc.tuple(fc.tuple(...path), fc.tuple(...query), plainBody(operation, known, files));
  return parts.map(([segments, pairs, { body, headers }]) => {
    const url = `/${operation.service}${segments.join('/')}`;
    return {
      method: operation.method.toUpperCase() as Request['method'],
      url: pairs.flat().length > 0 ? `${url}?${queryText(pairs.flat())}` : url,
      headers,
      ...(body !== undefined && { body }),
    };
  });
}

export const queryText = (pairs: Pairs) =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`).join('&');

/** Requests with some part that no client would send. */
function oddRequestsOf(operation: Operation, known: KnownIds, files: Files): fc.Arbitrary<Request> {
  const parts = fc.tuple(
    pathOf(operation, known),
    queryOf(operation, known),
    headersOf(operation, known),
    requestBody(operation, known, files),
  );
  return parts.map(([path, query, headers, body]) => ({
    method: operation.method.toUpperCase() as Request['method'],
    url: query.length > 0 ? `${path}?${queryText(query)}` : path,
    headers: { ...Object.fromEntries(headers), ...body.headers },
    ...(body.body !== undefined && { body: body.body }),
  }));
}

/** Valid and unusual requests of an operation. */
export const requestsOf = (operation: Operation, known: KnownIds, files: Files): fc.Arbitrary<Request> =>
  fc.oneof(
    { weight: 2, arbitrary: plainRequestsOf(operation, known, files) },
    { weight: 3, arbitrary: oddRequestsOf(operation, known, files) },
  );
