/** Folds text so that search and order overlook what people overlook: case, accents, character width, kind of kana. */

/** Latin, Greek and Cyrillic accents. The voiced marks of kana are no accents: か and が are different sounds. */
const accents = /[\u0300-\u036f]/g;

/** Letters of Latin that are no letter with an accent to Unicode, and that whoever has no key for them types so. */
const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const ownLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

const katakana = /[\u30a1-\u30f6]/g;
const katakanaToHiragana = 0x60;

/** Case, accents, width and kind of kana evened out; white space single. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(ownLetters, (letter) => letters[letter] ?? letter)
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

const wordsOf = (search: string) => fold(search).split(' ').filter(Boolean);

/** The words of a search as patterns for LIKE: what is typed is meant literally. */
export const searchPatterns = (search: string) => wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Names a seller among the grams: an index over them then holds each seller's apart. */
const sellerGram = (sellerId: string) => `@${sellerId}`;

/** Neighbouring characters, so many at a time. */
const runsOf = (characters: string[], length: number) =>
  characters.slice(length - 1).map((_, index) => characters.slice(index, index + length).join(''));

/**
 * What an index finds a record by: the seller, and each character and pair of neighbouring characters within a word. A
 * word searched for can only be where all its pairs are; whether it is, its pattern then tells.
 *
 * @param text folded, as {@link searchText} gives it
 * @param longest 3 where short texts are full of numbers, which share their pairs with very many others
 */
export function searchGrams(sellerId: string, text: string, longest: 2 | 3 = 2): string[] {
  const grams = new Set([sellerGram(sellerId)]);
  for (const word of text.split(/\s+/)) {
    const characters = Array.from(word);
    for (let length = 1; length <= longest; length++) for (const gram of runsOf(characters, length)) grams.add(gram);
  }
  return [...grams];
}

/**
 * The grams that every record has in which the search's words stand.
 *
 * @param longest as its {@link searchGrams} were made
 */
export function gramsOfSearch(sellerId: string, search: string, longest: 2 | 3 = 2): string[] {
  const grams = wordsOf(search).flatMap((word) => {
    const characters = Array.from(word);
    return runsOf(characters, Math.min(longest, characters.length));
  });
  return [...new Set([sellerGram(sellerId), ...grams])];
}

/** Bound of a sort key: an index entry must stay far below a database page. */
const keyLength = 200;

/** Folded, without leading quotes and brackets, and with numbers in their natural order ("No. 2" before "No. 10"). */
export const sortKey = (text: string) =>
  fold(text)
    .replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))
    .slice(0, keyLength)
    .toWellFormed();
