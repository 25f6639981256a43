/** Generates values for a schema, valid and invalid ones. */
import type { Schema } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { nasty } from './odd-values.ts';

/** Ids of existing records for a field of this name; empty if none is known. */
export type KnownIds = (field: string) => readonly string[];

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : [type ?? 'object']);

/** The generator does not support lookaheads and the like; then the schema's examples are used. */
function matching(schema: Schema, pattern: string): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 200 } = schema;
  const examples = (schema.examples ?? []).filter((example) => typeof example === 'string');
  const given = examples.length > 0 ? [fc.constantFrom(...examples)] : [];
  try {
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
    const made = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }).map((text) => text.slice(0, maxLength));
    return fc.oneof(
      ...given,
      made.filter((text) => fits(text) && new RegExp(pattern, 'u').test(text)),
    );
  } catch {
    return given[0] ?? fc.constant('1');
  }
}

const day = 86_400_000;
const instants = fc.integer({ min: -400, max: 400 }).map((days) => new Date(Date.UTC(2026, 10, 20) + days * day));

function text(schema: Schema, field: string, known: KnownIds): fc.Arbitrary<string> {
  const ids = known(field);
  if (ids.length > 0)
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: plainText(schema) });
  return plainText(schema);
}

function plainText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  if (format === 'date') return instants.map((at) => at.toISOString().slice(0, 10));
  if (format === 'date-time') return instants.map((at) => at.toISOString());
  if (format === 'uri') return fc.constantFrom('https://example.com/a?b=c', 'http://example.org/');
  if (pattern && pattern !== '\\S') return matching(schema, pattern);
  const prose = fc.constantFrom('Harbour before rain', '雨の前の港', 'O’Brien & "Söhne" <b>', '1', '👩🏽‍🎨');
  const free = fc.string({ minLength: Math.max(minLength, 1), maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
  const long = fc.constant('字'.repeat(Math.min(maxLength, 5000)));
  return fc
    .oneof({ weight: 4, arbitrary: prose }, { weight: 3, arbitrary: free }, { weight: 1, arbitrary: long })
    .map((found) => found.slice(0, maxLength).padEnd(minLength, 'a').toWellFormed());
}

function number(schema: Schema): fc.Arbitrary<number> {
  const step = typesOf(schema).includes('integer') ? 1 : (schema.multipleOf ?? 0.01);
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e6 : schema.exclusiveMinimum + step);
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1e6 : schema.exclusiveMaximum - step);
  const steps = fc.integer({ min: Math.ceil(least / step), max: Math.floor(most / step) });
  return fc.oneof(
    fc.constantFrom(least, most),
    steps.map((count) => Number((count * step).toFixed(6))),
  );
}

function record(schema: Schema, known: KnownIds): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(properties.map(([name, property]) => [name, valid(property, name, known)]));
  return fc.record(model, {
    requiredKeys: (schema.required ?? []).filter((name) => name in model),
    noNullPrototype: true,
  });
}

/** Values that are valid, or nearly; fields that contain an id mostly get one of an existing record. */
export function valid(schema: Schema, field: string, known: KnownIds): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => valid(part, field, known));
    return fc
      .tuple(...parts)
      .map((found) => (found.every((part) => typeof part === 'object') ? Object.assign({}, ...found) : found[0]));
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, field, known)));
  return fc.oneof(...typesOf(schema).map((type) => ofType(type, schema, field, known)));
}

function ofType(type: string, schema: Schema, field: string, known: KnownIds): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return number(schema);
    case 'string':
      return text(schema, field, known);
    case 'array': {
      const { minItems = 0, maxItems = 10, items = {} } = schema;
      const limits = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, 4)) };
      const item = valid(items, field, known);
      return fc.array(item, limits);
    }
    default:
      return record(schema, known);
  }
}

type Container = Record<string, unknown>;

/** Every place in a value, as its container and key. */
function* placesIn(container: Container): Generator<[Container, string]> {
  for (const name of Object.keys(container)) {
    yield [container, name];
    const value = container[name];
    if (typeof value === 'object' && value !== null) yield* placesIn(value as Container);
  }
}

interface Break {
  where: number;
  how: 'replace' | 'remove' | 'add' | 'repeat';
  name: string;
  value: unknown;
}

const breaks: fc.Arbitrary<Break> = fc.record({
  where: fc.nat(1000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  name: fc.constantFrom('extra', '__proto__', 'constructor', 'id', 'seller_id', 'user_id', 'status', 'version', ''),
  value: nasty,
});

function broken(whole: unknown, { where, how, name, value }: Break): unknown {
  const container: Container = { whole: structuredClone(whole) };
  const places = [...placesIn(container)];
  const [at, key] = places[where % places.length] ?? [container, 'whole'];
  if (how === 'replace') at[key] = value;
  else if (how === 'remove') delete at[key];
  else if (how === 'repeat') at[key] = Array(3).fill(at[key]);
  else {
    const target = typeof at[key] === 'object' && at[key] !== null ? at[key] : at;
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return container.whole;
}

/** Valid values with one to three errors. */
export const invalid = (schema: Schema, field: string, known: KnownIds): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid(schema, field, known), fc.array(breaks, { minLength: 1, maxLength: 3 }))
    .map(([whole, how]) => how.reduce(broken, whole));
