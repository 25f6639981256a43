/**
 * Reads what people write into the cells of a sheet. What cannot be read is given back as it stands: the contract's own
 * check then says what is wrong with it, in the words that it has for the field.
 */

/** Full-width digits and signs as plain ones, without space around. */
export const plain = (text: string) => text.normalize('NFKC').trim();

/** However a program ends its lines, they are lines. */
export const readLines = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();

/** What was broken to fit a cell, as the one line that it is. */
export const readLine = (text: string) =>
  readLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

const decimal = /^[+-]?\d+(?:\.\d+)?$/;

/** "12,000", "12 000" and "12,5" as JavaScript writes them; undefined where it is no number. */
function numeral(text: string): string | undefined {
  const dense = text.replace(/[\s\u00a0']/g, '').replace(/^\+/, '');
  if (decimal.test(dense)) return dense;
  // Groups of three are thousands, in the English way or the German one.
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(dense)) return dense.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(dense) || /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(dense)) {
    return dense.replaceAll('.', '').replace(',', '.');
  }
  return /^-?\d+,\d{1,2}$/.test(dense) ? dense.replace(',', '.') : undefined;
}

/** Amounts are written by the ten thousand too: "50万", "12.5万", "3万5,000". */
const tenThousands = /^(\d[\d,]*(?:\.\d{1,4})?)万([\d,]*)$/;

function amountNumeral(text: string): string | undefined {
  const [, many, rest] = tenThousands.exec(text.replace(/\s/g, '')) ?? [];
  if (many === undefined) return numeral(text);
  const whole = numeral(many);
  const below = rest ? numeral(rest) : '0';
  if (whole === undefined || below === undefined || Number(below) >= 10_000) return undefined;
  return String(Math.round(Number(whole) * 10_000) + Number(below));
}

/** @param units what may stand behind the number and says nothing more */
export function readNumber(text: string, units = /$^/): number | string {
  const written = plain(text);
  const found = numeral(written.replace(units, ''));
  return found === undefined ? written : Number(found);
}

const yes = new Set([
  'yes',
  'y',
  'true',
  '1',
  'はい',
  '可',
  '有',
  '有り',
  'あり',
  '○',
  '〇',
  '◯',
  '✓',
  '✔',
  'する',
  '済',
]);
const no = new Set(['no', 'n', 'false', '0', 'いいえ', '不可', '無', '無し', 'なし', '×', '✕', '✗', 'しない', '未']);

export function readBoolean(text: string): boolean | string {
  const written = plain(text).toLowerCase();
  if (yes.has(written)) return true;
  return no.has(written) ? false : written;
}

const dateForms: readonly [form: RegExp, order: readonly [year: number, month: number, day: number]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, [1, 2, 3]],
  [/^(\d{4})年(\d{1,2})月(\d{1,2})日$/, [1, 2, 3]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, [3, 2, 1]],
];

/** A calendar date. "12/24/2026" is one, "3/4/2026" is not: nobody can tell which month it is. */
export function readDate(text: string): string {
  const written = plain(text);
  for (const [form, [year, month, day]] of dateForms) {
    const found = form.exec(written);
    if (found) return dateOf(found[year], found[month], found[day]);
  }
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (first && second && year) {
    if (first === second || Number(second) > 12) return dateOf(year, first, second);
    if (Number(first) > 12) return dateOf(year, second, first);
  }
  return written;
}

const dateOf = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

export type Currency = 'USD' | 'JPY';

/** In Japanese files of old the yen sign is the backslash. */
const currencyMarks: readonly [Currency, RegExp][] = [
  ['JPY', /JPY|[¥\\]|円|yen/gi],
  ['USD', /USD|US\$|\$|ドル|dollars?/gi],
];

/** The currency that a text names; undefined where it names none. */
export const readCurrency = (text: string): Currency | undefined =>
  currencyMarks.find(([, mark]) => plain(text).search(mark) >= 0)?.[0];

/** An amount with its currency, exact to the digits written. */
export function readMoney(text: string, currency: Currency): { amount: string; currency: Currency } {
  const own = readCurrency(text) ?? currency;
  const marks = currencyMarks.find(([one]) => one === own)?.[1] ?? /$^/;
  const written = plain(text).replace(marks, '').trim();
  const [whole = '', cents = ''] = (amountNumeral(written) ?? '').split('.');
  if (whole === '') return { amount: plain(text).slice(0, 100), currency: own };
  const amount = `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${Number(cents) === 0 ? '' : `.${cents}`}`;
  return { amount, currency: own };
}

const words = {
  type: {
    art: ['art', 'artwork', 'アート', '美術', '美術作品', 'アート作品'],
    photo: ['photo', 'photograph', 'photography', '写真'],
    design: ['design', 'デザイン'],
    frame: ['frame', '額', '額縁', 'フレーム'],
  },
  size_unit: {
    cm: ['cm', 'centimetre', 'centimeter', 'centimetres', 'centimeters', 'センチ', 'センチメートル'],
    mm: ['mm', 'millimetre', 'millimeter', 'millimetres', 'millimeters', 'ミリ', 'ミリメートル'],
    in: ['in', 'in.', 'inch', 'inches', '"', '″', 'インチ'],
  },
  weight_unit: {
    kg: ['kg', 'kilogram', 'kilograms', 'キロ', 'キログラム'],
    lb: ['lb', 'lbs', 'pound', 'pounds', 'ポンド'],
  },
} as const;

/** One of a few words in either language; what is none of them stays as it is. */
export function readWord(field: keyof typeof words, text: string): string {
  const written = plain(text).toLowerCase();
  const found = Object.entries(words[field]).find(([, some]) => (some as readonly string[]).includes(written));
  return found?.[0] ?? written;
}

/** File names, apart by semicolons or new lines, without the folders before them. */
export const readFileNames = (text: string): string[] =>
  text
    .split(/[;；\r\n|]/)
    .map((name) => name.trim().replace(/^.*[\\/]/, ''))
    .filter((name) => name !== '');

/** A file's name as names are compared: without case, and however its accents are written. */
export const fileKey = (name: string) => name.normalize('NFC').trim().toLowerCase();
