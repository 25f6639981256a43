/**
 * Validates requests against the contract. Bodies keep their types; text in URLs and headers is converted to its type.
 */
import type { ValidateFunction } from 'ajv/dist/2020.js';
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

/**
 * Compiles each schema on first use: compiling the whole contract takes a third of the start, and few operations are
 * used at once. The result is kept for the process, in which tests start many servers.
 */
function onFirstUse(compile: (schema: Schema) => ValidateFunction): (schema: Schema) => ValidateFunction {
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema) => {
    const found = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, found);
    return found;
  };
}

const bodies = createReader({ coerceTypes: false });
// A query parameter that may repeat becomes a list even if it occurs once.
const texts = createReader({ coerceTypes: 'array' });
const answers = createChecker({ useDefaults: false, verbose: false });

const bodyValidator = onFirstUse((schema) => bodies.compile(joinNullable(schema) as Schema));
const textValidator = onFirstUse((schema) => texts.compile(joinNullable(schema) as Schema));
const headerValidator = onFirstUse((schema) => texts.compile(joinNullable(lowerCaseNames(schema)) as Schema));
const answerValidator = onFirstUse((schema) => answers.compile(schema));

const validators: Record<string, (schema: Schema) => ValidateFunction> = {
  body: bodyValidator,
  headers: headerValidator,
};

/** The validator compiler that Fastify checks requests with. */
export const compileRequest: FastifySchemaCompiler<Schema> = ({ schema, httpPart = '' }) => {
  const validatorOf = validators[httpPart] ?? textValidator;
  return (data: unknown) => {
    const validate = validatorOf(schema);
    return validate(data) ? true : { error: validate.errors as unknown as Error };
  };
};

/** A response that violates the contract: a bug, found by the tests. */
export class ContractBreach extends Error {}

/** Serialises responses unchanged, and rejects those that violate the contract. */
export const compileCheckedAnswer: FastifySerializerCompiler<Schema> = ({ schema, method, url, httpStatus }) => {
  return (data) => {
    const validate = answerValidator(schema as Schema);
    if (!validate(data))
      throw new ContractBreach(`${method} ${url} ${httpStatus}: ${answers.errorsText(validate.errors)}`);
    return JSON.stringify(data);
  };
};
