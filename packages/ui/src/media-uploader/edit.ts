import type { PictureEdit } from './types.ts';

interface Size {
  width: number;
  height: number;
}
type Part = PictureEdit['crop'];

const everything: Part = { x: 0, y: 0, width: 1, height: 1 };

/** No crop, no rotation. */
export const untouched: PictureEdit = { crop: everything, turns: 0 };

/** The types that every browser can encode. */
export const editable = ['image/jpeg', 'image/png', 'image/webp'];

export const isUntouched = ({ crop, turns }: PictureEdit): boolean =>
  turns === 0 && crop.width > 0.999 && crop.height > 0.999;

/** A picture's size after a number of quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 ? { width: height, height: width } : { width, height };

/** Rotates by a quarter to the right (1) or the left (-1); the crop rotates with the picture. */
export function turn({ crop: { x, y, width, height }, turns }: PictureEdit, by: 1 | -1): PictureEdit {
  const crop =
    by === 1
      ? { x: 1 - y - height, y: x, width: height, height: width }
      : { x: y, y: 1 - x - width, width: height, height: width };
  return { crop, turns: ((turns + by + 4) % 4) as PictureEdit['turns'] };
}

/** The largest centred crop of a rotated picture with this aspect ratio. */
export function centred(size: Size, turns: PictureEdit['turns'], aspect: number): PictureEdit {
  const turned = turnedSize(size, turns);
  const width = Math.min(1, (turned.height * aspect) / turned.width);
  const height = Math.min(1, turned.width / aspect / turned.height);
  return { crop: { x: (1 - width) / 2, y: (1 - height) / 2, width, height }, turns };
}

/** The crop in px of the rotated picture: whole px, at least one, within its bounds. */
export function pixels({ crop, turns }: PictureEdit, size: Size): Part {
  const { width, height } = turnedSize(size, turns);
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));
  const x = clamp(crop.x * width, 0, width - 1);
  const y = clamp(crop.y * height, 0, height - 1);
  return {
    x,
    y,
    width: clamp(crop.width * width, 1, width - x),
    height: clamp(crop.height * height, 1, height - y),
  };
}
