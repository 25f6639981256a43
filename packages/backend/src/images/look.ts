/** What a picture looks like, in so few bits that a library can be searched for others like it. */
import type { Sharp } from 'sharp';

export interface Look {
  /**
   * 64 bits, signed as the database has them: whether each of 8 by 8 places is darker than the one to its right
   * (a difference hash). Another size, another format or a slightly other light changes few of them.
   */
  bits: bigint;
  /** The mean colour, 0xRRGGBB: two plain pictures have the same bits and need not look alike. */
  colour: number;
}

/** How much of a picture's look may differ in one that is nearly the same. */
export const nearly = {
  /** Of the 64 bits. */
  bits: 6,
  /** Of 255, in each of red, green and blue: the light of another photograph. */
  colour: 24,
  /** Of the ratio of the sides. */
  aspect: 0.05,
} as const;

const side = 8;

/** Noise of compression is no difference. */
const leastStep = 1;

/** @param picture of any size; it is read once */
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
