/** Parses lengths with units: "72.7 cm", "53 × 72.7 × 2 cm", "H 53 x W 72.7". */
import { type DecimalSign, isUnclear, plain, readFraction, readNumber } from './read-text.ts';

export type SizeUnit = 'cm' | 'in';

export interface Lengths {
  width?: number | string;
  height?: number | string;
  depth?: number | string;
}

type Side = keyof Lengths;

const unitForms: readonly [form: RegExp, unit: SizeUnit, factor: number][] = [
  [/(?:mm|ミリ(?:メートル)?)$/i, 'cm', 0.1],
  [/(?:cm|センチ(?:メートル)?)$/i, 'cm', 1],
  [/(?:inch(?:es)?|in\.?|"|″|インチ)$/i, 'in', 1],
  [/(?:m|メートル)$/i, 'cm', 100],
];

/** Two decimals, as in the contract. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Longer texts are no sizes, and matching them would take quadratic time. */
const longestSize = 200;

/** Converts primes and curly quotes to straight ones, before other normalisation. */
const withInches = (text: string) => text.replace(/[″”“]|''|′′|’’/g, '"').replace(/[′’‘]/g, "'");

/** Removes the same length in another unit after the first: "61 cm (24 in)". */
const withoutOther = (text: string) =>
  text.replace(/\s*[(（][^)）]*\d[^)）]*[)）]\s*$/, '').replace(/\s+[/|]\s+\S.*\d.*$/, '');

export interface Length {
  /** In `unit`; the original text if it is no length. */
  value: number | string;
  /** The unit in the text, if any. */
  unit?: SizeUnit;
  /** Conversion factor applied to the number. */
  factor: number;
  /** A number, but "2.000" may be two or two thousand. */
  isUnclear?: true;
}

const feet = /^([\d.,]+)\s*(?:'|ft\.?|feet|foot)\s*(?:[-,]?\s*(\d[\d\s./\u2044-]*?)\s*(?:"|in\.?|inch(?:es)?)?)?$/i;

/** "2' 3"" and "6 ft" in inches; undefined without feet. */
function readFeet(written: string): number | undefined {
  const [, many, few] = feet.exec(written) ?? [];
  // The Swiss use an apostrophe as the thousands separator.
  if (many === undefined || /^\d+'\d{3}$/.test(written)) return undefined;
  const whole = readNumber(many, undefined, 'point');
  const inches = few === undefined ? 0 : (readFraction(few) ?? readNumber(few));
  if (typeof whole !== 'number' || typeof inches !== 'number' || inches >= 12) return undefined;
  return rounded(whole * 12 + inches);
}

/** @param sign decimal separator if the cell does not determine it; "open" if unknown */
export function readLength(text: string, sign?: DecimalSign | 'open'): Length {
  if (text.length > longestSize) return { value: plain(text), factor: 1 };
  const written = plain(withoutOther(withInches(text)));
  const inches = readFeet(written);
  if (inches !== undefined) return { value: inches, unit: 'in', factor: 1 };
  const form = unitForms.find(([ending]) => ending.test(written));
  const bare = (form ? written.replace(form[0], '') : written).trim();
  const factor = form?.[2] ?? 1;
  const unit = form && { unit: form[1] };
  if (sign === 'open' && isUnclear(bare)) return { value: written, factor, isUnclear: true, ...unit };
  const value = readFraction(bare) ?? readNumber(bare, undefined, sign === 'open' ? undefined : sign);
  return { value: typeof value === 'number' ? rounded(value * factor) : written, factor, ...unit };
}

const sideMarks: readonly [Side, RegExp][] = [
  ['width', /^(?:w(?:idth)?|横|幅|よこ)[.:]?\s*|\s*(?:\(?w(?:idth)?\)?|横|幅)$/i],
  ['height', /^(?:h(?:eight)?|縦|高さ|たて)[.:]?\s*|\s*(?:\(?h(?:eight)?\)?|縦|高さ)$/i],
  ['depth', /^(?:d(?:epth)?|奥行き?|厚さ)[.:]?\s*|\s*(?:\(?d(?:epth)?\)?|奥行き?)$/i],
];

/** The side named in a part, and the rest of the part. */
function markedSide(part: string): { side: Side | undefined; length: string } {
  const found = sideMarks.find(([, mark]) => mark.test(part));
  return { side: found?.[0], length: found ? part.replace(found[1], '') : part };
}

/** Separators between the sides. After a slash, bracket or pipe the same size follows in another unit. */
const between = /\s*[x×✕*]\s*|\s*,\s+|(?<=[\d"'])\s*by\s*/i;

/**
 * Parses a whole size. A unit after the last length applies to all lengths without one.
 *
 * @param order of the sides if they are not marked by letters
 * @param sign decimal separator if a cell does not determine it; "open" if unknown
 * @returns undefined if the text is no size
 */
export function readSize(
  text: string,
  order: 'width_height' | 'height_width',
  sign?: DecimalSign | 'open',
): (Lengths & { unit?: SizeUnit; isUnclear?: true }) | undefined {
  if (text.length > longestSize) return undefined;
  const written = plain(withoutOther((withInches(text).trim().split('\n')[0] ?? '').trim()));
  const parts = written.split(between).map(markedSide);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const plainOrder: readonly Side[] =
    order === 'width_height' ? ['width', 'height', 'depth'] : ['height', 'width', 'depth'];
  const lengths = parts.map((part) => readLength(part.length, sign));
  if (lengths.some(({ isUnclear: unclear }) => unclear)) return { isUnclear: true };
  const last = lengths.at(-1);
  const size: Lengths & { unit?: SizeUnit } = {};
  for (const [index, length] of lengths.entries()) {
    if (typeof length.value === 'string') return undefined;
    const unit = length.unit ?? last?.unit;
    // Mixed units mean two sizes or a typo.
    if (size.unit && unit && size.unit !== unit) return undefined;
    const side = parts[index]?.side ?? plainOrder[index];
    if (side) size[side] = length.unit ? length.value : rounded(length.value * (last?.factor ?? 1));
    if (unit) size.unit = unit;
  }
  return size;
}
