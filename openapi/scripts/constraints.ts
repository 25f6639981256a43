/** Turns the request bodies of the bundled documents into modules of bounds, one constant a body. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [keyword: string]: unknown;
}

/** The keywords a form can act on. `x-under-bytes`: a file must be smaller than this. */
const bounds = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'x-under-bytes',
  'x-max-pixels',
  'x-content-types',
] as const;

const camel = (keyword: string) => keyword.replace(/^x-/, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The schema behind references and the non-null branch of a nullable one. */
function resolve(document: object, schema: Schema): Schema {
  if (schema.$ref) {
    const target = schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')], document);
    return resolve(document, target as Schema);
  }
  if (schema.oneOf) {
    const branch = schema.oneOf.find((candidate) => candidate.type !== 'null');
    return branch ? { ...resolve(document, branch), nullable: true } : schema;
  }
  return schema;
}

function constraintOf(document: object, schema: Schema, required: boolean): Record<string, unknown> {
  const target = resolve(document, schema);
  const types = Array.isArray(target.type) ? target.type : [target.type];
  const constraint: Record<string, unknown> = {
    type: types.find((type) => type !== 'null'),
    required,
    nullable: types.includes('null') || target.nullable === true,
  };
  for (const keyword of bounds) if (target[keyword] !== undefined) constraint[camel(keyword)] = target[keyword];
  if (target.properties) constraint.properties = propertiesOf(document, target);
  if (target.items) constraint.items = constraintOf(document, target.items, true);
  return constraint;
}

function propertiesOf(document: object, schema: Schema) {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      constraintOf(document, property, schema.required?.includes(name) ?? false),
    ]),
  );
}

/** The module of one body's bounds. */
const moduleOf = (document: object, operationId: string, schema: Schema) =>
  [
    `/** The bounds of the body of ${operationId}. */`,
    `export const ${operationId}Body = ${JSON.stringify(propertiesOf(document, resolve(document, schema)), null, 2)} as const;`,
    '',
  ].join('\n');

/**
 * One module an operation that takes a body: a bundler then puts each with the screen that asks for it, and the first
 * page does not carry the bounds of all forms.
 *
 * @param documents bundled OpenAPI documents by name
 * @returns the modules' texts by operationId
 */
export function constraintsModules(documents: Record<string, object>): Map<string, string> {
  const modules = new Map<string, string>();
  for (const document of Object.values(documents)) {
    const { paths } = document as {
      paths: Record<
        string,
        Record<string, { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
      >;
    };
    for (const path of Object.values(paths)) {
      for (const { operationId, requestBody } of Object.values(path)) {
        const media = Object.values(requestBody?.content ?? {})[0];
        if (media && operationId) modules.set(operationId, moduleOf(document, operationId, media.schema));
      }
    }
  }
  return modules;
}

/** The module that knows them all by name. */
export const constraintsIndex = (operationIds: Iterable<string>) =>
  [...operationIds].map((id) => `export { ${id}Body } from './constraints/${id}.ts';\n`).join('');
