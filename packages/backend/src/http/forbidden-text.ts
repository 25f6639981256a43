/** Finds text that PostgreSQL cannot store: U+0000, and lone surrogates, which JSON allows. */

const isForbidden = (text: string) => text.includes('\0') || !text.isWellFormed();

/** @returns the dotted names of the fields with such text */
export function forbiddenTextIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isForbidden(value) ? [path || 'body'] : [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => forbiddenTextIn(item, path)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const field = path ? `${path}.${name}` : name;
    return isForbidden(name) ? [field.replaceAll('\0', '').toWellFormed() || 'body'] : forbiddenTextIn(item, field);
  });
}
