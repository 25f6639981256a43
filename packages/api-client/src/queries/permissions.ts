/** Permission names as the list call takes them: base64 of a JSON array (000 section 6). */
export function encodePermissions(names: readonly string[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(names));
  return btoa(String.fromCodePoint(...bytes));
}
