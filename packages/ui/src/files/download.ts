/** Characters that some operating system does not allow in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in file names
const illegalCharacters = /[\u0000-\u001f<>:"/\\|?*]+/g;

/**
 * Downloads a text file.
 * @param name without the extension: "Works, 21 November 2026"
 * @param kind extension and type: `{ ending: 'csv', type: 'text/csv' }`
 */
export function downloadText(name: string, text: string, { ending, type }: { ending: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(illegalCharacters, ' ').trim() || 'table'}.${ending}`;
  link.click();
  // Revoke only after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
