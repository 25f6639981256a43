/**
 * Decimal numbers as text, exact at any length: `-?digits(.digits)?`. Parsed and formatted without ever becoming a
 * float.
 */
export type Decimal = string;

/** A locale's group separator and decimal point. */
function signsOf(locale: string): { group: string; point: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345.6);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return { group: sign('group') ?? ',', point: sign('decimal') ?? '.' };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses typed text: full-width digits and signs (１２．５, 12、000), the locale's separators, surrounding spaces.
 * @returns null for empty text; undefined if not a number, for example with a misplaced separator ("1,2")
 */
export function readDecimal(typed: string, locale: string): Decimal | null | undefined {
  const { group, point } = signsOf(locale);
  const text = typed
    .normalize('NFKC')
    .replace(/[−–ー]/g, '-')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .trim();
  if (text === '') return null;
  const separator = /\s/.test(group) ? '\\s' : escaped(group);
  const whole = `\\d+|\\d{1,3}(?:${separator}\\d{3})+`;
  const match = new RegExp(`^([-+]?)(${whole})?(?:${escaped(point)}(\\d*))?$`).exec(text);
  if (!match || (match[2] === undefined && !match[3])) return undefined;
  const integer = (match[2] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[3] ? `.${match[3]}` : '';
  const sign = match[1] === '-' && /[1-9]/.test(integer + fraction) ? '-' : '';
  return `${sign}${integer}${fraction}`;
}

/** How many decimal places are written. */
export const placesOf = (decimal: Decimal): number => decimal.split('.')[1]?.length ?? 0;

/** A decimal as an integer of its smallest unit: `toUnits('1.5', 2)` is 150n. Further places are rounded half up. */
export function toUnits(decimal: Decimal, places: number): bigint {
  const [integer = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = BigInt(integer + fraction.slice(0, places).padEnd(places, '0'));
  const units = Number(fraction[places] ?? '0') >= 5 ? digits + 1n : digits;
  return decimal.startsWith('-') ? -units : units;
}

/** The inverse: `fromUnits(150n, 2)` is `1.50`. */
export function fromUnits(units: bigint, places: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${places > 0 ? `.${digits.slice(cut)}` : ''}`;
}

/** A divided by b, rounded half away from zero. */
export function divide(a: bigint, b: bigint): bigint {
  const magnitude = (value: bigint) => (value < 0n ? -value : value);
  const quotient = (magnitude(a) * 2n + magnitude(b)) / (magnitude(b) * 2n);
  return a < 0n === b < 0n ? quotient : -quotient;
}

/** Formats a decimal with the locale's separators. */
export function writeDecimal(decimal: Decimal, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20, ...options }).format(
    decimal as Intl.StringNumericLiteral,
  );
}
