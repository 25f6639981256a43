/**
 * Normalises text so that search and sorting ignore case, accents, character width, hiragana/katakana, variants of
 * quotes, dashes and wave dashes, and old or rare forms of kanji in names.
 */

/** Latin, Greek and Cyrillic accents. Voiced marks of kana are kept: か and が are different sounds. */
const accents = /[\u0300-\u036f]/g;

/** Letters that Unicode does not decompose, with their usual ASCII spelling. */
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

/**
 * Similar-looking signs, by the one they are replaced with; the kana long vowel mark counts as a dash, since they are
 * often confused.
 */
const signs: [string, string][] = [
  ["'", '\u2018\u2019\u201a\u201b\u2032\u2035\u02bc\u02bb\u02b9\u02bd`\u00b4\uff40'],
  ['"', '\u201c\u201d\u201e\u201f\u2033\u2036\u00ab\u00bb\u301d\u301e\u301f'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2500\u2501\u30fc'],
  ['~', '\u301c\u223c\u3030'],
];

/** Old and rare kanji in names and titles, each followed by the common form. */
const forms =
  '髙高 﨑崎 嵜崎 𠮷吉 濱浜 濵浜 邊辺 邉辺 齋斎 齊斉 澤沢 廣広 國国 眞真 嶋島 嶌島 德徳 惠恵 桒桑 栁柳 瀨瀬 彌弥 ' +
  '龍竜 瀧滝 櫻桜 榮栄 壽寿 學学 實実 冨富 圓円 藏蔵 增増 佛仏 豐豊 靜静 晉晋 寬寛 舘館 莊荘 鷗鴎 峯峰 凉涼 禮礼 ' +
  '萬万 與与 當当 會会 來来 關関 鐵鉄 應応 戶戸 黑黒 靑青 淸清 淺浅 濤涛 燈灯 畫画 藝芸 繪絵 雙双 鹽塩 𡈽土 𣘺橋 ' +
  '槇槙 曾曽';

/** All replacements, one character each. */
const alike: ReadonlyMap<string, string> = new Map([
  ...signs.flatMap(([replacement, variants]) =>
    Array.from(variants, (variant): [string, string] => [variant, replacement]),
  ),
  ...forms.split(' ').map((pair): [string, string] => Array.from(pair) as [string, string]),
]);
const anyAlike = new RegExp(`[${[...alike.keys()].join('')}]`, 'gu');
const unifySigns = (text: string) => text.replace(anyAlike, (character) => alike.get(character) ?? character);

const katakana = /[\u30a1-\u30f6]/g;
const katakanaToHiragana = 0x60;

/** Normalises case, accents, width, kana and similar characters; collapses white space. */
export function fold(text: string): string {
  // Replaced before and after: Unicode decomposes some of them (´ becomes a space with an accent) and produces others
  // (ｰ becomes ー).
  const plain = unifySigns(text)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(ownLetters, (letter) => letters[letter] ?? letter)
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaToHiragana))
    .replace(/\s+/g, ' ')
    .trim();
  return unifySigns(plain);
}

/** The text that search matches, one field per line. */
export const searchText = (fields: (string | null | undefined)[]) =>
  fields
    .filter((field) => field)
    .map((field) => fold(field ?? ''))
    .join('\n');

const wordsOf = (search: string) => fold(search).split(' ').filter(Boolean);

/** The words of a search as LIKE patterns, with wildcards escaped. */
export const searchPatterns = (search: string) => wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Includes the seller in the n-grams, so that the index separates sellers. */
const sellerGram = (sellerId: string) => `@${sellerId}`;

/** All n-grams of a given length. */
const runsOf = (characters: string[], length: number) =>
  characters.slice(length - 1).map((_, index) => characters.slice(index, index + length).join(''));

/**
 * The n-gram index entries of a record: the seller, and each character and pair of neighbouring characters within a
 * word. A word can only match records that contain all its pairs; its pattern then decides.
 *
 * @param text normalised by {@link searchText}
 * @param longest 3 for short texts with many digits, whose pairs are too common
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
 * The n-grams that every matching record must contain.
 *
 * @param longest as passed to {@link searchGrams}
 */
export function gramsOfSearch(sellerId: string, search: string, longest: 2 | 3 = 2): string[] {
  const grams = wordsOf(search).flatMap((word) => {
    const characters = Array.from(word);
    return runsOf(characters, Math.min(longest, characters.length));
  });
  return [...new Set([sellerGram(sellerId), ...grams])];
}

/** Maximum length of a sort key: an index entry must stay far below a database page. */
const keyLength = 200;

/** Normalised, without leading quotes and brackets, and with numbers in natural order ("No. 2" before "No. 10"). */
export const sortKey = (text: string) =>
  fold(text)
    .replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))
    .slice(0, keyLength)
    .toWellFormed();
