/** How long a JSON body can be that keeps every bound of its schema: what is longer need not be read to its end. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  maxProperties?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** Both halves of a character outside the basic plane, escaped: `\ud83d\ude00`. */
const bytesOfCharacter = 12;
/** Numbers, dates, and what else has an end of its own. */
const bytesOfValue = 64;
/** A name that the schema does not say, with its quotes. */
const bytesOfName = 256;

function follow(document: object, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const names = schema.$ref.slice(2).split('/');
  const found = names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document);
  return follow(document, found as Schema);
}

/** @param within the schemas around it: one that holds itself has no bound */
function bytesOf(document: object, referred: Schema, within: readonly Schema[]): number {
  const schema = follow(document, referred);
  if (within.includes(schema)) return Number.POSITIVE_INFINITY;
  const inside = (part: Schema) => bytesOf(document, part, [...within, schema]);
  const values = (schema.enum ?? []).map((value) => Buffer.byteLength(JSON.stringify(value)));
  const { items, maxItems = Number.POSITIVE_INFINITY } = schema;
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => name.length + 4 + inside(part));
  return Math.max(
    bytesOfValue,
    ...values,
    schema.maxLength === undefined ? 0 : schema.maxLength * bytesOfCharacter + 2,
    items ? maxItems * (inside(items) + 1) + 2 : 0,
    named.reduce((sum, bytes) => sum + bytes, 2) + (schema.maxProperties ?? 0) * (bytesOfName + bytesOfValue),
    ...[schema.oneOf ?? [], schema.anyOf ?? []].flat().map(inside),
    (schema.allOf ?? []).map(inside).reduce((sum, bytes) => sum + bytes, 0),
  );
}

/**
 * @param schema of the body; absent where the operation takes no JSON
 * @returns bytes, with room for white space; null where there is no bound
 */
export function longestBody(document: object, schema: object | undefined): number | null {
  const bytes = 2 * bytesOf(document, schema ?? {}, []);
  return Number.isFinite(bytes) ? bytes : null;
}
