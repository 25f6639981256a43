/** An email address with a top-level domain of 2 to 24 letters (001 section 5). */
export const emailPattern =
  '^[^\\s@<>()\\[\\],;:"]+@[^\\s@<>()\\[\\],;:".]+(\\.[^\\s@<>()\\[\\],;:".]+)*\\.[A-Za-z]{2,24}$';

const pattern = new RegExp(emailPattern, 'u');

/** True if a text has the form of an email address. */
export const isEmail = (text: string): boolean => pattern.test(text);

/**
 * Extracts the address from typed or pasted text: converts full-width characters (＠, ．, 。) and removes surrounding
 * spaces, `mailto:` and the name before `<…>`.
 */
export function readEmail(typed: string): string {
  const text = typed
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    // Pasted text may contain ideographic and zero-width spaces.
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .trim();
  const [, inBrackets] = /^[^<>]*<\s*([^<>\s]+@[^<>\s]+)\s*>$/.exec(text) ?? [];
  return (inBrackets ?? text).replace(/^mailto:/i, '');
}
