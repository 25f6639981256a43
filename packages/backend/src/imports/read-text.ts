/**
 * Reads what people write into the cells of a sheet. What cannot be read is given back as it stands: the contract's own
 * check then says what is wrong with it, in the words that it has for the field.
 */

/** Full-width digits and signs as plain ones, without space around. "24½" is 24 and a half, not 241 halves. */
export const plain = (text: string) =>
  text
    .replace(/(\d)\s*(?=[¼½¾⅐-⅞])/g, '$1 ')
    .normalize('NFKC')
    .trim();

/** However a program ends its lines, they are lines. */
export const readLines = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();

/** What was broken to fit a cell, as the one line that it is. */
export const readLine = (text: string) =>
  readLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** What parts the decimals of a number: in "1.234,50" the comma. */
export type DecimalSign = 'point' | 'comma';

const decimal = /^-?\d+(?:\.\d+)?$/;

/** "2.000" and "12,345": two thousand or two, and nothing in the cell itself says which. */
export const isUnclear = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());

/** Spaces and apostrophes part thousands, nothing else: "24 36" is no number. */
const dense = (text: string) =>
  text
    .trim()
    .replace(/^\+/, '')
    .replace(/(?<=\d)[\s\u00a0'’](?=\d{3}(?!\d))/g, '')
    .replace(/^-\s+/, '-');

/** English and German thousands, and those of India. */
const groups = {
  point: /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/,
  comma: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
} as const;

/**
 * "12,000", "12 000" and "12,5" as JavaScript writes them; undefined where it is no number.
 * @param sign decides where the cell itself does not
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

/** Amounts are written by the ten thousand too: "50万", "12.5万", "3万5,000". */
const tenThousands = /^(\d[\d,]*(?:\.\d{1,4})?)万([\d,]*)$/;

/** No amount has three decimals: what stands behind the only sign, three digits long, are its hundreds. */
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
 * @param units what may stand behind the number and says nothing more
 * @param sign what parts decimals, where the cell itself does not say it
 */
export function readNumber(text: string, units = /$^/, sign?: DecimalSign): number | string {
  const written = plain(text);
  const found = numeral(written.replace(units, ''), sign);
  return found === undefined ? written : Number(found);
}

/** A number of things: what has no half is parted by the thousand. */
export function readCount(text: string, units = /$^/): number | string {
  const written = plain(text);
  const found = written.replace(units, '').trim();
  return isUnclear(found) ? Number(found.replace(/[.,]/, '')) : readNumber(written, units);
}

/** What is longer is no number and no day, and would be looked through in vain. */
const longest = 100;

const mixed = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d{1,2})\s*[/\u2044]\s*(2|3|4|5|6|8|10|12|16|32|64)$/;

/** "12 1/2", "12½", "12-1/2" and "3/4"; undefined where it is none. */
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

/** The years before the first of each era (the imperial calendar), by its name and by its letter. */
const eras: readonly [names: string, before: number, last: number][] = [
  ['令和|R', 2018, 99],
  ['平成|H', 1988, 31],
  ['昭和|S', 1925, 64],
  ['大正|T', 1911, 15],
  ['明治|M', 1867, 45],
];

interface EraYear {
  year: number;
  /** What stands behind the year. */
  rest: string;
}

/** "令和5年", "平成元年", "R8.4.5" as a year of the common calendar. */
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

/** "Dec 15, 2026" and "15 December 2026"; the day may be missing. */
function namedMonth(written: string): { year: string; month: string; day: string | undefined } | undefined {
  const [, name = '', day = '', year = ''] =
    /^([a-z]{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/i.exec(written) ?? [];
  const [, first = '', other = '', last = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(written) ?? [];
  const said = (name || other).toLowerCase();
  const month = said === '' ? -1 : months.findIndex((one) => one.startsWith(said));
  return month < 0 ? undefined : { year: year || last, month: String(month + 1), day: day || first || undefined };
}

/** A year, also as a part of a date: "2020/5/1", "令和2年", "1990年頃", "May 2020". */
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

/** A calendar date. "12/24/2026" is one, "3/4/2026" is not: nobody can tell which month it is. */
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

/** In Japanese files of old the yen sign is the backslash. */
const currencyMarks: readonly [Currency, RegExp][] = [
  ['JPY', /JPY|[¥\\]|円|yen/gi],
  ['USD', /USD|US\$|\$|ドル|dollars?/gi],
];

/** The currency that a text names; undefined where it names none. */
export const readCurrency = (text: string): Currency | undefined =>
  currencyMarks.find(([, mark]) => plain(text).search(mark) >= 0)?.[0];

const currencyWords: Readonly<Record<Currency, RegExp>> = {
  JPY: /^(?:jpy|¥|\\|円|日本円|yen|japanese yen)$/i,
  USD: /^(?:usd|us ?\$|\$|u\.?s\.? dollars?|dollars?|ドル|米ドル|アメリカドル)$/i,
};

/** The currency of a column of currencies: a code, a sign or a name, and no other's. "A$" and "CAD" are none. */
export function readCurrencyCode(text: string): Currency | undefined {
  const written = plain(text).replace(/\s*\([^)]*\)$/, '');
  const code = /^([a-z]{3})(?=\s|$)/i.exec(written)?.[1] ?? written;
  return (['JPY', 'USD'] as const).find((one) => currencyWords[one].test(code) || currencyWords[one].test(written));
}

/** Money of other countries, which is never taken for that of the sheet. */
const foreign =
  /€|£|₩|₹|₽|₫|฿|元|人民|ユーロ|ポンド|ウォン|\b(?:EUR|GBP|CAD|AUD|NZD|CHF|CNY|RMB|HKD|TWD|SGD|KRW|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|INR|THB|RUB)\b|\b(?:A|AU|C|CA|NZ|HK|NT|S|R|MX)\$/i;

export const namesForeignMoney = (text: string): boolean => foreign.test(plain(text));

/** What may stand beside an amount of yen: the tax is in it, and nothing is added. */
const yenMarks = /[（(]?税込み?[)）]?|(?<=\d\s*)[-–—―ー]+$/g;

/** An amount with its currency, exact to the digits written. */
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

/** One of a few words in either language; what is none of them stays as it is. */
export function readWord(field: keyof typeof words, text: string): string {
  const written = plain(text).toLowerCase();
  const found = Object.entries(words[field]).find(([, some]) => (some as readonly string[]).includes(written));
  return found?.[0] ?? written;
}

/** What a failed formula leaves in a cell (ECMA-376, part 1, section 18.18.11, and the newer ones). */
const failures =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA|ERROR!)$/;

export const isFailure = (text: string): boolean => failures.test(text.trim());

const picture = '\\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp)';
/** Names may have commas: only behind the ending of a picture one parts them. */
const commas = new RegExp(`(${picture}(?:\\?[^,\\s]*)?)\\s*[,，、]\\s*(?=\\S)`, 'gi');

/** The last part of an address, without what is asked of it. */
function nameInAddress(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** File names, apart by semicolons, commas or new lines, without the folders before them. */
export const readFileNames = (text: string): string[] =>
  text
    .replace(commas, '$1\n')
    .split(/[;；\r\n|]/)
    .map((name) => name.trim())
    .map((name) => (/^https?:\/\//i.test(name) ? nameInAddress(name) : name.replace(/^.*[\\/]/, '')))
    .filter((name) => name !== '');
