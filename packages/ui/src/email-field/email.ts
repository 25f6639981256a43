/** An address with a top-level domain of 2 to 24 letters (001 section 5). */
export const emailPattern =
  '^[^\\s@<>()\\[\\],;:"]+@[^\\s@<>()\\[\\],;:".]+(\\.[^\\s@<>()\\[\\],;:".]+)*\\.[A-Za-z]{2,24}$';

const pattern = new RegExp(emailPattern, 'u');

/** Whether a text is an email address, as far as its form can tell. */
export const isEmail = (text: string): boolean => pattern.test(text);

/**
 * The address in what was typed or pasted: full-width letters and signs (＠, ．, 。) become plain ones, spaces around it,
 * `mailto:` and the name before `<…>` go.
 */
export function readEmail(typed: string): string {
  const text = typed
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    // Ideographic and zero-width spaces come with pasted text.
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .trim();
  const [, inBrackets] = /^[^<>]*<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(text) ?? [];
  return (inBrackets ?? text).replace(/^mailto:/i, '');
}
