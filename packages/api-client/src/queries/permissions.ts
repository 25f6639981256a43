/** Encodes permission names the way the list call expects them: base64 of a JSON array (000 section 6). */
export function encodePermissions(names: readonly string[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(names));
  return btoa(String.fromCodePoint(...bytes));
}
