/** Size class and orientation of a work, and whether a frame fits (001 sections 3 and 5). */

export interface Size {
  width: number;
  height: number;
}

export interface MeasuredSize extends Size {
  unit: 'cm' | 'in';
}

export type Orientation = 'portrait' | 'landscape' | 'square';
export type SizeClass = 'small' | 'medium' | 'large' | 'extra_large';

/** If the sides differ by less than this share of the longer one, the work counts as square. */
const squareTolerance = 0.05;

/** Upper bound (exclusive) of the longest side per class, in centimetres. */
const classBounds: readonly (readonly [SizeClass, number])[] = [
  ['small', 40],
  ['medium', 100],
  ['large', 150],
];

/** How much larger than the work, in centimetres, a frame's opening may be: the mat covers the gap. */
export const frameTolerance = 2;

/** In 1/10,000 cm: an integer for any length with two decimals in either unit. */
const exact = (length: number, unit: MeasuredSize['unit']) => Math.round(length * 100) * (unit === 'in' ? 254 : 100);
const perCentimetre = 10_000;

export function orientationOf({ width, height }: Size): Orientation {
  if (Math.abs(width - height) < squareTolerance * Math.max(width, height)) return 'square';
  return width > height ? 'landscape' : 'portrait';
}

export function sizeClassOf({ width, height, unit }: MeasuredSize): SizeClass {
  const longest = exact(Math.max(width, height), unit);
  return classBounds.find(([, below]) => longest < below * perCentimetre)?.[0] ?? 'extra_large';
}

/** Sum of the gaps on both axes; undefined if the work does not fit. */
function slack([width, height]: [number, number], [across, down]: [number, number]): number | undefined {
  const over = [across - width, down - height];
  return over.every((length) => length >= 0 && length <= frameTolerance * perCentimetre)
    ? over.reduce((sum, length) => sum + length, 0)
    : undefined;
}

/**
 * How closely an opening fits a work, upright or rotated: smaller is closer.
 *
 * @returns undefined if the work does not fit; else the sum of the gaps, in centimetres
 */
export function frameSlack(work: MeasuredSize, opening: MeasuredSize): number | undefined {
  const inside: [number, number] = [exact(work.width, work.unit), exact(work.height, work.unit)];
  const [across, down] = [exact(opening.width, opening.unit), exact(opening.height, opening.unit)];
  const fits = [slack(inside, [across, down]), slack(inside, [down, across])].filter((fit) => fit !== undefined);
  return fits.length > 0 ? Math.min(...fits) / perCentimetre : undefined;
}
