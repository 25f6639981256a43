import { describe, expect, it } from 'vitest';
import { bodyOf, type Operation, operations, type Schema } from '../walk.ts';

const problemsOf = (find: (operation: Operation) => string[]) =>
  operations.flatMap((operation) => find(operation).map((problem) => `${operation.operationId}: ${problem}`));

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : [type]).filter((one) => one !== undefined);
const isFixed = (schema: Schema) => schema.enum !== undefined || schema.const !== undefined;

/** Formats that limit the length themselves. */
const boundedFormats = ['date', 'date-time', 'time', 'uuid', 'binary'];

function boundProblems(schema: Schema): string[] {
  if (isFixed(schema)) return [];
  const found: string[] = [];
  const types = typesOf(schema);
  if (types.includes('string') && schema.maxLength === undefined && !boundedFormats.includes(schema.format ?? ''))
    found.push('text without a maxLength');
  if (types.includes('array') && schema.maxItems === undefined) found.push('a list without maxItems');
  if (types.some((type) => type === 'number' || type === 'integer')) {
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) found.push('a number without a minimum');
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) found.push('a number without a maximum');
  }
  if (types.includes('object') && schema.additionalProperties !== false && schema.maxProperties === undefined)
    found.push('an object that accepts any property');
  if (types.length === 0 && !schema.oneOf && !schema.anyOf && !schema.allOf) found.push('a value without a type');
  return found;
}

/** A schema and all schemas within it, with their dotted names; cycles are visited once. */
function* walk(schema: Schema, name: string, seen = new Set<Schema>()): Generator<[string, Schema]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield [name, schema];
  for (const [key, property] of Object.entries(schema.properties ?? {})) yield* walk(property, `${name}.${key}`, seen);
  if (schema.items) yield* walk(schema.items, `${name}[]`, seen);
  for (const part of [schema.oneOf, schema.anyOf, schema.allOf].flatMap((parts) => parts ?? []))
    yield* walk(part, name, seen);
}

/** Whether a schema or a part of it has an example. */
const hasExample = (schema: Schema): boolean =>
  (schema.examples ?? []).length > 0 || [...walk(schema, '')].some(([, part]) => (part.examples ?? []).length > 0);

function shapeProblems(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.includes('array') && !schema.items) return ['is a list without an item schema'];
  if (schema.properties && !schema.required) return ['does not declare its required fields'];
  return [];
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Whether a field is free text, as opposed to a code, a URL or a secret. */
function isProse(name: string, schema: Schema): boolean {
  const isOpen = schema.pattern === undefined || schema.pattern === '\\S';
  const isCode = /password|token|secret|key|code|url|link|captcha|session|otp|proof|handle|id$/i.test(name);
  return typesOf(schema).includes('string') && isOpen && !schema.format && !isFixed(schema) && !isCode;
}

it('every operation has a summary and cites its source', () => {
  const found = problemsOf(({ summary, description }) => [
    ...(summary.trim() ? [] : ['no summary']),
    ...(/\b00[01] sections? \d|\bours?\b/i.test(description) ? [] : ['cites no source']),
  ]);
  expect(found).toEqual([]);
});

/** Short texts that may contain line breaks, or are never shown in one line. */
const mayHaveLines =
  /(?:^|\.)(?:message|reason|address|note|password|\w+_password|\w*token|headers\[\]|names\[\]\.text|file_name|search|id|type)$/;

describe('requests', () => {
  it('restrict short text fields to one line', () => {
    const found = problemsOf((operation) => {
      const body = bodyOf(operation);
      if (!body) return [];
      return [...walk(body.media.schema, 'body')]
        .filter(([name, { format, maxLength = Number.POSITIVE_INFINITY, pattern = '', ...schema }]) => {
          const isText = typesOf(schema).includes('string') && !isFixed(schema) && !format && maxLength <= 500;
          return isText && new RegExp(pattern, 'u').test('a\nb') && !mayHaveLines.test(name) && !schema['x-one-line'];
        })
        .map(([name]) => `${name} allows line breaks`);
    });
    expect(found).toEqual([]);
  });

  it('limit every field', () => {
    const found = problemsOf((operation) => {
      const body = bodyOf(operation);
      const parts: [string, Schema][] = operation.parameters.map(({ name, schema }) => [name, schema]);
      if (body) parts.push(['body', body.media.schema]);
      return parts.flatMap(([part, whole]) =>
        [...walk(whole, part)].flatMap(([name, schema]) =>
          boundProblems(schema).map((problem) => `${name} is ${problem}`),
        ),
      );
    });
    expect(found).toEqual([]);
  });

  it('have an example, in Japanese if they contain free text', () => {
    const found = problemsOf((operation) => {
      const body = bodyOf(operation);
      if (body?.type !== 'application/json') return [];
      const examples = JSON.stringify([body.media.example, body.media.examples]);
      if (!body.media.example && !body.media.examples) return ['no example of the body'];
      const hasProse = [...walk(body.media.schema, 'body')].some(([name, schema]) => isProse(name, schema));
      return hasProse && !japanese.test(examples) ? ['no Japanese example of the body'] : [];
    });
    expect(found).toEqual([]);
  });
});

describe('responses', () => {
  const has = ({ responses }: Operation, status: number) => responses[status] !== undefined;
  const takes = ({ parameters }: Operation, name: string) => parameters.some((parameter) => parameter.name === name);

  it('declare every status that can occur', () => {
    const found = problemsOf((operation) => {
      const expected = new Set([422, 500]);
      if (operation.requestBody) for (const status of [400, 413]) expected.add(status);
      if (operation.session === 'needed') expected.add(401);
      if (operation.session !== 'none' && operation['x-allowed-while']?.length !== 2) expected.add(403);
      if (operation['x-permission']) expected.add(403);
      if (takes(operation, 'If-Match')) expected.add(412);
      if (takes(operation, 'Idempotency-Key')) expected.add(409);
      if (takes(operation, 'If-None-Match')) expected.add(304);
      return [...expected].filter((status) => !has(operation, status)).map((status) => `no ${status}`);
    });
    expect(found).toEqual([]);
  });

  it('declare no status that cannot occur', () => {
    const found = problemsOf((operation) => [
      ...(has(operation, 412) && !takes(operation, 'If-Match') ? ['412 without If-Match'] : []),
      ...(has(operation, 304) && !takes(operation, 'If-None-Match') ? ['304 without If-None-Match'] : []),
      ...(has(operation, 401) && operation.session === 'none' ? ['401 without a session'] : []),
    ]);
    expect(found).toEqual([]);
  });

  it('declare an ETag if the operation accepts If-None-Match', () => {
    const found = problemsOf((operation) =>
      takes(operation, 'If-None-Match') && !operation.responses[200]?.headers?.ETag ? ['no ETag'] : [],
    );
    expect(found).toEqual([]);
  });

  it('have an example', () => {
    const found = problemsOf(({ responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.values(content ?? {})
          .filter(({ schema, example, examples }) => !example && !examples && !hasExample(schema))
          .map(() => `${status} has no example`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('have complete JSON schemas', () => {
    const found = problemsOf(({ responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.values(content ?? {}).flatMap(({ schema }) =>
          [...walk(schema, status)].flatMap(([name, part]) =>
            shapeProblems(part).map((problem) => `${name} ${problem}`),
          ),
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

it('every operation accepts the common request headers', () => {
  const found = problemsOf(({ parameters }) =>
    ['ProductCode', 'ClientType', 'Accept-Language']
      .filter((name) => !parameters.some((parameter) => parameter.name === name))
      .map((name) => `no ${name}`),
  );
  expect(found).toEqual([]);
});
