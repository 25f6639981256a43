/** Characters that some system refuses in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are among them
const refused = /[\u0000-\u001f<>:"/\\|?*]+/g;

/**
 * Gives a file to the person.
 * @param name without its ending: "Works, 21 November 2026"
 * @param kind its ending and its type: `{ ending: 'csv', type: 'text/csv' }`
 */
export function downloadText(name: string, text: string, { ending, type }: { ending: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(refused, ' ').trim() || 'table'}.${ending}`;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
