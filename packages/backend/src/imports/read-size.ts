/** Reads lengths with their units: "72.7 cm", "53 × 72.7 × 2 cm", "H 53 x W 72.7". */
import { plain, readNumber } from './read-text.ts';

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

/** A double prime is two primes to the other evenings-out of characters. */
const withInches = (text: string) => text.replace(/[″”]|''/g, '"');

export interface Length {
  /** In `unit`; the text where it is no length. */
  value: number | string;
  /** The unit it names; undefined where it names none. */
  unit?: SizeUnit;
  /** What the number was multiplied with. */
  factor: number;
}

export function readLength(text: string): Length {
  const written = plain(withInches(text));
  const form = unitForms.find(([ending]) => ending.test(written));
  const value = readNumber(form ? written.replace(form[0], '') : written);
  const factor = form?.[2] ?? 1;
  const made = typeof value === 'number' && factor !== 1 ? rounded(value * factor) : value;
  return { value: typeof value === 'number' ? made : written, factor, ...(form && { unit: form[1] }) };
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

/** What is longer is no size, and would be looked through for its signs in vain: that takes the square of its length. */
const longestSize = 200;

/**
 * A whole size. A unit behind the last length holds for all that have none.
 *
 * @param order which side comes first where no letters say so
 * @returns undefined where the text is no size
 */
export function readSize(
  text: string,
  order: 'width_height' | 'height_width',
): (Lengths & { unit?: SizeUnit }) | undefined {
  const written = plain(withInches(text));
  if (written.length > longestSize) return undefined;
  const parts = written.split(/\s*[x×✕*]\s*|\s*,\s+|(?<=\d)\s*by\s*/i).map(markedSide);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const plainOrder: readonly Side[] =
    order === 'width_height' ? ['width', 'height', 'depth'] : ['height', 'width', 'depth'];
  const last = readLength(parts.at(-1)?.length ?? '');
  const size: Lengths & { unit?: SizeUnit } = {};
  for (const [index, part] of parts.entries()) {
    const length = readLength(part.length);
    if (typeof length.value === 'string') return undefined;
    const side = part.side ?? plainOrder[index];
    if (side) size[side] = length.unit ? length.value : rounded(length.value * last.factor);
    const unit = length.unit ?? last.unit;
    if (unit) size.unit = unit;
  }
  return size;
}
