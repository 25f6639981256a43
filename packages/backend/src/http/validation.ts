/** Checks requests against the contract. Bodies are taken as they are; text in addresses and headers is read as its type. */
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { createChecker, createReader } from './checker.ts';

type Schema = Record<string, unknown>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * "X or null", written in the contract as a oneOf of two, as one schema: then a wrong X is refused for what is wrong
 * with it, and not also for not being null.
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

/** Headers arrive in lower case; Fastify leaves it to a checker of one's own to know. */
const lowerCaseNames = (schema: Schema): Schema => ({
  ...schema,
  ...(Array.isArray(schema.required) && { required: schema.required.map((name) => String(name).toLowerCase()) }),
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name.toLowerCase(), property]),
  ),
});

/** Makes something at its first use: compiling the whole contract is a third of a start, and few calls come at once. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Compiles what Fastify checks a request with. */
export function requestValidator(): FastifySchemaCompiler<Schema> {
  const bodies = createReader({ coerceTypes: false });
  // One value of what may be repeated in an address is a list of one.
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

/** An answer that breaks the contract: a fault of ours, found by the tests. */
export class ContractBreach extends Error {}

/** Writes answers as JSON, whole, and refuses one that the contract does not describe. */
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
