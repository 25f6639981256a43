/** Folds text so that search and order overlook what people overlook: case, accents, character width, kind of kana. */

/** Latin, Greek and Cyrillic accents. The voiced marks of kana are no accents: か and が are different sounds. */
const accents = /[\u0300-\u036f]/g;
const katakana = /[\u30a1-\u30f6]/g;
const katakanaToHiragana = 0x60;

/** Case, accents, width and kind of kana evened out; white space single. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaToHiragana))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What search looks through, one field a line. */
export const searchText = (fields: (string | null | undefined)[]) =>
  fields
    .filter((field) => field)
    .map((field) => fold(field ?? ''))
    .join('\n');

/** The words of a search as patterns for LIKE: what is typed is meant literally. */
export const searchPatterns = (search: string) =>
  fold(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Bound of a sort key: an index entry must stay far below a database page. */
const keyLength = 200;

/** Folded, without leading quotes and brackets, and with numbers in their natural order ("No. 2" before "No. 10"). */
export const sortKey = (text: string) =>
  fold(text)
    .replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))
    .slice(0, keyLength)
    .toWellFormed();
