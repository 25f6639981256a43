/** Reads lengths with their units: "72.7 cm", "53 × 72.7 × 2 cm", "H 53 x W 72.7". */
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

/** To two decimals, as the contract keeps lengths. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** What is longer is no size, and would be looked through for its signs in vain: that takes the square of its length. */
const longestSize = 200;

/** Primes and curly quotes are straight ones, before the other evenings-out of characters. */
const withInches = (text: string) => text.replace(/[″”“]|''|′′|’’/g, '"').replace(/[′’‘]/g, "'");

/** The same length in another unit, behind the one that counts: "61 cm (24 in)". */
const withoutOther = (text: string) =>
  text.replace(/\s*[(（][^)）]*\d[^)）]*[)）]\s*$/, '').replace(/\s+[/|]\s+\S.*\d.*$/, '');

export interface Length {
  /** In `unit`; the text where it is no length. */
  value: number | string;
  /** The unit it names; undefined where it names none. */
  unit?: SizeUnit;
  /** What the number was multiplied with. */
  factor: number;
  /** It is a number, but nothing says whether "2.000" is two or two thousand. */
  isUnclear?: true;
}

const feet = /^([\d.,]+)\s*(?:'|ft\.?|feet|foot)\s*(?:[-,]?\s*(\d[\d\s./\u2044-]*?)\s*(?:"|in\.?|inch(?:es)?)?)?$/i;

/** "2' 3"" and "6 ft" in inches; undefined where there are no feet. */
function readFeet(written: string): number | undefined {
  const [, many, few] = feet.exec(written) ?? [];
  // A Swiss thousand is written with an apostrophe.
  if (many === undefined || /^\d+'\d{3}$/.test(written)) return undefined;
  const whole = readNumber(many, undefined, 'point');
  const inches = few === undefined ? 0 : (readFraction(few) ?? readNumber(few));
  if (typeof whole !== 'number' || typeof inches !== 'number' || inches >= 12) return undefined;
  return rounded(whole * 12 + inches);
}

/** @param sign what parts decimals where the cell does not say it; "open" where nothing says it */
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

/** The side that a part names, and the part without that. */
function markedSide(part: string): { side: Side | undefined; length: string } {
  const found = sideMarks.find(([, mark]) => mark.test(part));
  return { side: found?.[0], length: found ? part.replace(found[1], '') : part };
}

/** Signs between the sides. Behind a slash, a bracket or a line the same size stands in another unit. */
const between = /\s*[x×✕*]\s*|\s*,\s+|(?<=[\d"'])\s*by\s*/i;

/**
 * A whole size. A unit behind the last length holds for all that have none.
 *
 * @param order which side comes first where no letters say so
 * @param sign what parts decimals where a cell does not say it; "open" where nothing says it
 * @returns undefined where the text is no size
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
    // Two units in one size are two sizes, or a slip.
    if (size.unit && unit && size.unit !== unit) return undefined;
    const side = parts[index]?.side ?? plainOrder[index];
    if (side) size[side] = length.unit ? length.value : rounded(length.value * (last?.factor ?? 1));
    if (unit) size.unit = unit;
  }
  return size;
}
