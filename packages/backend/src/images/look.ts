/** A perceptual hash of a picture, for finding similar ones in a library. */
import type { Sharp } from 'sharp';

export interface Look {
  /**
   * 64 bits, signed as in the database. Each tells whether a cell of an 8 by 8 grid is darker than the one to its right
   * (difference hash). Another size or format, or slightly different lighting, changes only a few bits.
   */
  bits: bigint;
  /** Mean colour, 0xRRGGBB: plain pictures all have the same bits but may differ in colour. */
  colour: number;
}

/** Tolerances for pictures that count as similar. */
export const nearly = {
  /** Of the 64 bits. */
  bits: 6,
  /** Of 255 per channel: allows for different lighting. */
  colour: 24,
  /** Of the aspect ratio. */
  aspect: 0.05,
} as const;

const side = 8;

/** Differences below this are compression noise. */
const leastStep = 1;

/** @param picture of any size; consumed once */
export async function lookOf(picture: Sharp): Promise<Look> {
  const { data, info } = await picture
    .resize({ width: side + 1, height: side, fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channel = (place: number, index: number) => data[place * info.channels + (info.channels < 3 ? 0 : index)] ?? 0;
  const lightness = (place: number) =>
    0.299 * channel(place, 0) + 0.587 * channel(place, 1) + 0.114 * channel(place, 2);
  let bits = 0n;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const place = row * (side + 1) + column;
      bits = (bits << 1n) | (lightness(place + 1) - lightness(place) > leastStep ? 1n : 0n);
    }
  }
  const places = Array.from({ length: (side + 1) * side }, (_, place) => place);
  const mean = (index: number) =>
    Math.round(places.reduce((sum, place) => sum + channel(place, index), 0) / places.length);
  return { bits: BigInt.asIntN(64, bits), colour: (mean(0) << 16) | (mean(1) << 8) | mean(2) };
}
