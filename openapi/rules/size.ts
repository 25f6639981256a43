/** How large a work is and how it hangs, and which frame it fits (001 sections 3 and 5). */

export interface Size {
  width: number;
  height: number;
}

export interface MeasuredSize extends Size {
  unit: 'cm' | 'in';
}

export type Orientation = 'portrait' | 'landscape' | 'square';
export type SizeClass = 'small' | 'medium' | 'large' | 'extra_large';

/** Sides that differ by less than this share of the longer one hang as a square. */
const squareTolerance = 0.05;

/** The longest side of a class is below this, in centimetres. */
const classBounds: readonly (readonly [SizeClass, number])[] = [
  ['small', 40],
  ['medium', 100],
  ['large', 150],
];

/** So much longer, in centimetres, a frame's opening may be than the work: the mat covers it. */
export const frameTolerance = 2;

/** In ten-thousandths of a centimetre: whole numbers for every length of two decimals in either unit. */
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

/** How much longer an opening is than a work on both sides together; undefined where the work does not fit so. */
function slack([width, height]: [number, number], [across, down]: [number, number]): number | undefined {
  const over = [across - width, down - height];
  return over.every((length) => length >= 0 && length <= frameTolerance * perCentimetre)
    ? over.reduce((sum, length) => sum + length, 0)
    : undefined;
}

/**
 * How closely an opening fits a work, upright or turned: the smaller the closer.
 *
 * @returns undefined where the work does not fit; else the slack of both sides together, in centimetres
 */
export function frameSlack(work: MeasuredSize, opening: MeasuredSize): number | undefined {
  const inside: [number, number] = [exact(work.width, work.unit), exact(work.height, work.unit)];
  const [across, down] = [exact(opening.width, opening.unit), exact(opening.height, opening.unit)];
  const fits = [slack(inside, [across, down]), slack(inside, [down, across])].filter((fit) => fit !== undefined);
  return fits.length > 0 ? Math.min(...fits) / perCentimetre : undefined;
}
