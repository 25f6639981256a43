/**
 * Validates requests against the contract. Bodies keep their types; text in URLs and headers is converted to its type.
 */
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { createChecker, createReader } from './checker.ts';

type Schema = Record<string, unknown>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges "X or null", a oneOf of two in the contract, into one schema. Then an invalid X only gets its own error, not
 * also one for not being null.
 */
function joinNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(joinNullable);
  if (!isObject(node)) return node;
  const branches = Array.isArray(node.oneOf) ? node.oneOf.filter(isObject) : [];
  const other = branches.find((branch) => branch.type !== 'null');
  if (
    branches.length === 2 &&
    other &&
    typeof other.type === 'string' &&
    branches.some(({ type }) => type === 'null')
  ) {
    return { ...(joinNullable(other) as Schema), type: [other.type, 'null'] };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, joinNullable(value)]));
}

/** Node lower-cases header names; with a custom validator Fastify does not adjust the schema. */
const lowerCaseNames = (schema: Schema): Schema => ({
  ...schema,
  ...(Array.isArray(schema.required) && { required: schema.required.map((name) => String(name).toLowerCase()) }),
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name.toLowerCase(), property]),
  ),
});

/** Lazy: compiling the whole contract takes a third of the start, and few operations are used at once. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The validator compiler that Fastify checks requests with. */
export function requestValidator(): FastifySchemaCompiler<Schema> {
  const bodies = createReader({ coerceTypes: false });
  // A query parameter that may repeat becomes a list even if it occurs once.
  const texts = createReader({ coerceTypes: 'array' });
  return ({ schema, httpPart }) => {
    const part = httpPart === 'headers' ? lowerCaseNames(schema) : schema;
    const checkers = httpPart === 'body' ? bodies : texts;
    const validator = whenAsked(() => checkers.compile(joinNullable(part) as Schema));
    return (data: unknown) => {
      const validate = validator();
      return validate(data) ? true : { error: validate.errors as unknown as Error };
    };
  };
}

/** A response that violates the contract: a bug, found by the tests. */
export class ContractBreach extends Error {}

/** Serialises responses unchanged, and rejects those that violate the contract. */
export function checkingSerializer(): FastifySerializerCompiler<Schema> {
  const ajv = createChecker({ useDefaults: false, verbose: false });
  return ({ schema, method, url, httpStatus }) => {
    const validator = whenAsked(() => ajv.compile(schema as Schema));
    return (data) => {
      const validate = validator();
      if (!validate(data))
        throw new ContractBreach(`${method} ${url} ${httpStatus}: ${ajv.errorsText(validate.errors)}`);
      return JSON.stringify(data);
    };
  };
}
