/** A workbook's number as its cell displays it (ECMA-376, part 1, section 18.8.30): we read what the seller saw. */

const day = 86_400_000;

/** Built-in formats, which a workbook does not define. Those of money depend on the locale of the author: unknown. */
const builtIn: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  49: '@',
};
const builtInDates = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];
const builtInTimes = [18, 19, 20, 21, 32, 33, 45, 46, 47];

export function formatCode(id: number, own: ReadonlyMap<number, string>): string {
  const code = own.get(id) ?? builtIn[id];
  if (code !== undefined) return code;
  if (builtInDates.includes(id)) return 'yyyy-mm-dd';
  return builtInTimes.includes(id) ? 'h:mm' : 'General';
}

interface Part {
  literal: boolean;
  text: string;
}

/** Splits a format into literals and digit placeholders. */
function partsOf(section: string): Part[] {
  const parts: Part[] = [];
  const add = (literal: boolean, text: string) => {
    const last = parts.at(-1);
    if (last && last.literal === literal) last.text += text;
    else if (text !== '') parts.push({ literal, text });
  };
  const forms = /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[[^\]]*\]|([$¥￥€£円])|(.)/gsu;
  for (const [, quoted, escaped, currency, sign, other] of section.matchAll(forms)) {
    add(true, quoted ?? escaped ?? currency ?? sign ?? '');
    if (other !== undefined) add(false, other);
  }
  return parts;
}

const maskOf = (section: string) =>
  partsOf(section)
    .filter(({ literal }) => !literal)
    .map(({ text }) => text)
    .join('');

/** Date and time formats, including Japanese eras; the E of an exponent is not one. */
const isDate = (mask: string) => !/general/i.test(mask) && /[ymdhsge]/i.test(mask.replace(/E[+-]/g, ''));

/** Rounded to 15 digits, as spreadsheets do; the rest is floating-point noise. */
const withoutNoise = (value: number) => Number(value.toPrecision(15));

/** Without exponent notation. */
function digits(value: number): string {
  const text = String(withoutNoise(value));
  return text.includes('e') ? value.toFixed(Math.abs(value) < 1 ? 15 : 0).replace(/(\.\d*?)0+$/, '$1') : text;
}

/** The date of a serial number. Spreadsheets count 29 February 1900, which did not exist. */
function dateOf(serial: number, isFrom1904: boolean): Date {
  const days = isFrom1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  return new Date(Math.round((days - 25_569) * day));
}

function dated(serial: number, mask: string, isFrom1904: boolean): string {
  const date = dateOf(serial, isFrom1904);
  if (Number.isNaN(date.getTime())) return digits(serial);
  const iso = date.toISOString();
  const plain = mask.replace(/am\/pm|a\/p/gi, '');
  if (!/[ydge]/i.test(plain) && /[hs]/i.test(plain)) return iso.slice(11, 16);
  return /[mdge]/i.test(plain) ? iso.slice(0, 10) : iso.slice(0, 4);
}

/** Rounds half up on the decimal digits, as spreadsheets display it (1.005 has three decimals). */
function rounded(value: number, places: number): string {
  const [mantissa = '0', power = '0'] = digits(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(power) + places}`));
  return Number.isSafeInteger(shifted) ? Number(`${shifted}e-${places}`).toFixed(places) : digits(value);
}

/** Formats a number by a mask such as "#,##0.00". */
function masked(value: number, mask: string): string {
  const [whole = '', decimals = ''] = mask.replace(/[^0#?.]/g, '').split('.');
  const least = decimals.lastIndexOf('0') + 1;
  const made = rounded(value, Math.min(15, decimals.length));
  const [integer = '0', fraction = ''] = made.split('.');
  const padded = integer.padStart((whole.match(/0/g) ?? []).length, '0');
  const trimmed = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
  return trimmed === '' ? padded : `${padded}.${trimmed}`;
}

const sectionOf = (value: number, code: string): { section: string; isSigned: boolean } => {
  const sections = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const [positive = 'General', negative, zero] = sections;
  if (value < 0 && negative !== undefined) return { section: negative, isSigned: false };
  return { section: value === 0 && zero !== undefined ? zero : positive, isSigned: value < 0 };
};

/** @param isFrom1904 whether the workbook counts days from 1904 */
export function shownNumber(value: number, code: string, isFrom1904: boolean): string {
  const { section, isSigned } = sectionOf(value, code);
  const mask = maskOf(section);
  if (isDate(mask)) return dated(value, mask, isFrom1904);
  const minus = value < 0 && (isSigned || /[-(]/.test(section)) ? '-' : '';
  const isPercent = mask.includes('%');
  const size = withoutNoise(Math.abs(value)) * (isPercent ? 100 : 1);
  const isPlain = !/[0#?]/.test(mask) || /\/|E[+-]/i.test(mask);
  const number = isPlain ? digits(size) : masked(size, mask);
  const tokens = partsOf(section);
  const first = tokens.findIndex(({ literal }) => !literal);
  const text = (some: readonly Part[]) =>
    some.map(({ literal, text: one }) => (literal ? (value < 0 ? one.replace(/[()-]/g, '') : one) : '')).join('');
  const made = `${text(tokens.slice(0, Math.max(0, first)))}${number}${isPercent ? '%' : ''}${text(tokens.slice(first + 1))}`;
  return minus + made.trim();
}
