export type LengthUnit = 'cm' | 'in';

/** The outer dimensions of a work. Unknown ones are null. */
export interface Dimensions {
  width: number | null;
  height: number | null;
  depth: number | null;
  unit: LengthUnit;
}

const centimetresPerInch = 2.54;

/** Converts to the other unit, to two decimals. */
export function convertDimensions(size: Dimensions, unit: LengthUnit): Dimensions {
  if (unit === size.unit) return size;
  const factor = unit === 'cm' ? centimetresPerInch : 1 / centimetresPerInch;
  const convert = (length: number | null) => (length === null ? null : Math.round(length * factor * 100) / 100);
  return { width: convert(size.width), height: convert(size.height), depth: convert(size.depth), unit };
}
