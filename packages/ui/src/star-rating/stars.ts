/** Number of stars (001 section 9). */
export const most = 5;

/** The numbers of the stars. */
export const numbers = Array.from({ length: most }, (_, index) => index + 1);

/**
 * Fill of each star, from 0 to 1. By tenths, like the text; only a whole star is full and only an untouched one empty:
 * 4.96 is announced as 5.0 and drawn so.
 */
export function fillings(value: number): number[] {
  const rounded = toTenth(value);
  return numbers.map((number) => Math.min(1, Math.max(0, Math.round((rounded - number + 1) * 10) / 10)));
}

/** Clamps a value to the scale, to one decimal; not a number counts as 0. */
export const toTenth = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(most, Math.max(0, value)) * 10) / 10 : 0;
