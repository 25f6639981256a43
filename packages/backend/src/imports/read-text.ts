/**
 * Parses what people write into spreadsheet cells. Unreadable text is returned unchanged: the contract's validation
 * then reports it with the field's own message.
 */

/** Converts full-width digits and signs and trims. The space keeps "24½" 24 and a half, not 241 halves. */
export const plain = (text: string) =>
  text
    .replace(/(\d)\s*(?=[¼½¾⅐-⅞])/g, '$1 ')
    .normalize('NFKC')
    .trim();

/** Normalises line breaks. */
export const readLines = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();

/** Joins lines that were broken to fit a cell. */
export const readLine = (text: string) =>
  readLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** The decimal separator: in "1.234,50" the comma. */
export type DecimalSign = 'point' | 'comma';

const decimal = /^-?\d+(?:\.\d+)?$/;

/** "2.000" and "12,345": two or two thousand? The cell alone does not tell. */
export const isUnclear = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());

/** Removes spaces and apostrophes only as thousands separators: "24 36" is not a number. */
const dense = (text: string) =>
  text
    .trim()
    .replace(/^\+/, '')
    .replace(/(?<=\d)[\s\u00a0'’](?=\d{3}(?!\d))/g, '')
    .replace(/^-\s+/, '-');

/** English, German and Indian thousands. */
const groups = {
  point: /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/,
  comma: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
} as const;

/**
 * "12,000", "12 000" and "12,5" in JavaScript notation; undefined if it is not a number.
 * @param sign used if the cell is ambiguous
 */
function numeral(text: string, sign: DecimalSign | undefined): string | undefined {
  const written = dense(text);
  if (isUnclear(written) && sign) {
    return sign === 'comma' ? written.replace('.', '').replace(',', '.') : written.replace(',', '');
  }
  if (decimal.test(written)) return written;
  if (groups.point.test(written)) return written.replaceAll(',', '');
  if (groups.comma.test(written)) return written.replaceAll('.', '').replace(',', '.');
  return /^-?\d+,\d+$/.test(written) ? written.replace(',', '.') : undefined;
}

/** Japanese amounts may be in ten thousands: "50万", "12.5万", "3万5,000". */
const tenThousands = /^(\d[\d,]*(?:\.\d{1,4})?)万([\d,]*)$/;

/** Amounts never have three decimals, so a single separator before three digits separates thousands. */
function moneyNumeral(text: string): string | undefined {
  const written = dense(text);
  return isUnclear(written) ? written.replace(/[.,]/, '') : numeral(written, undefined);
}

function amountNumeral(text: string): string | undefined {
  const [, many, rest] = tenThousands.exec(text.replace(/\s/g, '')) ?? [];
  if (many === undefined) return moneyNumeral(text);
  const whole = numeral(many, undefined);
  const below = rest ? numeral(rest, 'point') : '0';
  if (whole === undefined || below === undefined || Number(below) >= 10_000) return undefined;
  return String(Math.round(Number(whole) * 10_000) + Number(below));
}

/**
 * @param units that may follow the number
 * @param sign decimal separator if the cell does not determine it
 */
export function readNumber(text: string, units = /$^/, sign?: DecimalSign): number | string {
  const written = plain(text);
  const found = numeral(written.replace(units, ''), sign);
  return found === undefined ? written : Number(found);
}

/** Parses a count: integers only, so a separator separates thousands. */
export function readCount(text: string, units = /$^/): number | string {
  const written = plain(text);
  const found = written.replace(units, '').trim();
  return isUnclear(found) ? Number(found.replace(/[.,]/, '')) : readNumber(written, units);
}

/** Longer texts are neither numbers nor dates, and matching them would be slow. */
const longest = 100;

const mixed = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d{1,2})\s*[/\u2044]\s*(2|3|4|5|6|8|10|12|16|32|64)$/;

/** "12 1/2", "12½", "12-1/2" and "3/4"; undefined if it is not a fraction. */
export function readFraction(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const [, whole = '0', above, below] = mixed.exec(plain(text)) ?? [];
  if (above === undefined || Number(above) >= Number(below)) return undefined;
  return Number(whole) + Number(above) / Number(below);
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

/** The year before the first one of each Japanese era, by its name and letter. */
const eras: readonly [names: string, before: number, last: number][] = [
  ['令和|R', 2018, 99],
  ['平成|H', 1988, 31],
  ['昭和|S', 1925, 64],
  ['大正|T', 1911, 15],
  ['明治|M', 1867, 45],
];

interface EraYear {
  year: number;
  /** The text after the year. */
  rest: string;
}

/** Converts "令和5年", "平成元年", "R8.4.5" to a Gregorian year. */
function eraYear(written: string): EraYear | undefined {
  for (const [names, before, last] of eras) {
    const [, count, rest = ''] =
      new RegExp(`^(?:${names})\\.?\\s*(元|\\d{1,2})(?!\\d)\\s*年?(.*)$`, 'i').exec(written) ?? [];
    if (count === undefined) continue;
    const year = count === '元' ? 1 : Number(count);
    if (year >= 1 && year <= last) return { year: before + year, rest };
  }
  return undefined;
}

const dateForms: readonly [form: RegExp, order: readonly [year: number, month: number, day: number]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, [1, 2, 3]],
  [/^(\d{4})年(\d{1,2})月(\d{1,2})日$/, [1, 2, 3]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, [3, 2, 1]],
];

const months = 'january february march april may june july august september october november december'.split(' ');

/** "Dec 15, 2026" and "15 December 2026"; the day is optional. */
function namedMonth(written: string): { year: string; month: string; day: string | undefined } | undefined {
  const [, name = '', day = '', year = ''] =
    /^([a-z]{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/i.exec(written) ?? [];
  const [, first = '', other = '', last = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(written) ?? [];
  const monthName = (name || other).toLowerCase();
  const month = monthName === '' ? -1 : months.findIndex((one) => one.startsWith(monthName));
  return month < 0 ? undefined : { year: year || last, month: String(month + 1), day: day || first || undefined };
}

/** Parses a year, also in a date: "2020/5/1", "令和2年", "1990年頃", "May 2020". */
export function readYear(text: string): number | string {
  const written = plain(text);
  if (written.length > longest) return written;
  const about = written.replace(/^(?:ca?\.|circa)\s*(?=\d{4})/i, '').replace(/\s*(?:年頃|年ころ|年ごろ|頃|ごろ)$/, '');
  const era = eraYear(about);
  if (era && /^(?:\D?\s*\d{1,2}\D?){0,2}(?:年?頃)?$/.test(era.rest)) return era.year;
  const date = readDate(about);
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return Number(date.slice(0, 4));
  const [, year] =
    /^(\d{4})\s*(?:年\s*\d{1,2}\s*月?|[-/.]\d{1,2})$/.exec(about) ??
    /^\d{1,2}\/(?:\d{1,2}\/)?(\d{4})$/.exec(about) ??
    [];
  if (year !== undefined) return Number(year);
  const named = namedMonth(about);
  if (named) return Number(named.year);
  const found = readCount(about, /\s*年$/);
  return typeof found === 'number' ? found : written;
}

/** Parses a date. "12/24/2026" is accepted, "3/4/2026" is not: the month is ambiguous. */
export function readDate(text: string): string {
  const written = plain(text);
  if (written.length > longest) return written;
  for (const [form, [year, month, day]] of dateForms) {
    const found = form.exec(written);
    if (found) return dateOf(found[year], found[month], found[day]);
  }
  const era = eraYear(written);
  const [, eraMonth, eraDay] = /^[.\-/]?(\d{1,2})[.\-/月](\d{1,2})日?$/.exec(era?.rest ?? '') ?? [];
  if (era && eraMonth && eraDay) return dateOf(String(era.year), eraMonth, eraDay);
  const named = namedMonth(written);
  if (named?.day) return dateOf(named.year, named.month, named.day);
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (first && second && year) {
    if (first === second || Number(second) > 12) return dateOf(year, first, second);
    if (Number(first) > 12) return dateOf(year, second, first);
  }
  return written;
}

const dateOf = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

export type Currency = 'USD' | 'JPY';

/** In old Japanese files the yen sign is a backslash. */
const currencyMarks: readonly [Currency, RegExp][] = [
  ['JPY', /JPY|[¥\\]|円|yen/gi],
  ['USD', /USD|US\$|\$|ドル|dollars?/gi],
];

/** The currency in a text; undefined if there is none. */
export const readCurrency = (text: string): Currency | undefined =>
  currencyMarks.find(([, mark]) => plain(text).search(mark) >= 0)?.[0];

const currencyWords: Readonly<Record<Currency, RegExp>> = {
  JPY: /^(?:jpy|¥|\\|円|日本円|yen|japanese yen)$/i,
  USD: /^(?:usd|us ?\$|\$|u\.?s\.? dollars?|dollars?|ドル|米ドル|アメリカドル)$/i,
};

/** Parses a cell of a currency column: a code, sign or name. "A$" and "CAD" are not supported. */
export function readCurrencyCode(text: string): Currency | undefined {
  const written = plain(text).replace(/\s*\([^)]*\)$/, '');
  const code = /^([a-z]{3})(?=\s|$)/i.exec(written)?.[1] ?? written;
  return (['JPY', 'USD'] as const).find((one) => currencyWords[one].test(code) || currencyWords[one].test(written));
}

/** Unsupported currencies, so that their amounts are not taken for the sheet's currency. */
const foreign =
  /€|£|₩|₹|₽|₫|฿|元|人民|ユーロ|ポンド|ウォン|\b(?:EUR|GBP|CAD|AUD|NZD|CHF|CNY|RMB|HKD|TWD|SGD|KRW|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|INR|THB|RUB)\b|\b(?:A|AU|C|CA|NZ|HK|NT|S|R|MX)\$/i;

export const namesForeignMoney = (text: string): boolean => foreign.test(plain(text));

/** Text allowed next to yen amounts: "tax included" and trailing dashes. */
const yenMarks = /[（(]?税込み?[)）]?|(?<=\d\s*)[-–—―ー]+$/g;

/** Parses an amount with its currency, keeping all digits. */
export function readMoney(text: string, currency: Currency): { amount: string; currency: Currency } {
  const own = readCurrency(text) ?? currency;
  const marks = currencyMarks.find(([one]) => one === own)?.[1] ?? /$^/;
  const bare = plain(text).replace(marks, '').trim();
  const written = own === 'JPY' ? bare.replace(yenMarks, '').trim() : bare;
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

/** Maps a word in either language to its code; unknown words stay unchanged. */
export function readWord(field: keyof typeof words, text: string): string {
  const written = plain(text).toLowerCase();
  const found = Object.entries(words[field]).find(([, some]) => (some as readonly string[]).includes(written));
  return found?.[0] ?? written;
}

/** Error values of spreadsheet formulas (ECMA-376, part 1, section 18.18.11, and newer ones). */
const failures =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA|ERROR!)$/;

export const isFailure = (text: string): boolean => failures.test(text.trim());

const picture = '\\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp)';
/** File names may contain commas: a comma separates only after a picture's extension. */
const commas = new RegExp(`(${picture}(?:\\?[^,\\s]*)?)\\s*[,，、]\\s*(?=\\S)`, 'gi');

/** The file name in a URL, without query and fragment. */
function nameInAddress(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** File names separated by semicolons, commas or line breaks, without folders. */
export const readFileNames = (text: string): string[] =>
  text
    .replace(commas, '$1\n')
    .split(/[;；\r\n|]/)
    .map((name) => name.trim())
    .map((name) => (/^https?:\/\//i.test(name) ? nameInAddress(name) : name.replace(/^.*[\\/]/, '')))
    .filter((name) => name !== '');
