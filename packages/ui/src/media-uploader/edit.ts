import type { PictureEdit } from './types.ts';

interface Size {
  width: number;
  height: number;
}
type Part = PictureEdit['crop'];

const everything: Part = { x: 0, y: 0, width: 1, height: 1 };

/** Nothing cut off, nothing turned. */
export const untouched: PictureEdit = { crop: everything, turns: 0 };

/** The kinds that every browser can write again. */
export const editable = ['image/jpeg', 'image/png', 'image/webp'];

export const isUntouched = ({ crop, turns }: PictureEdit): boolean =>
  turns === 0 && crop.width > 0.999 && crop.height > 0.999;

/** A picture's size after so many quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 ? { width: height, height: width } : { width, height };

/** Turns by a quarter to the right (1) or the left (-1); what was chosen turns with the picture. */
export function turn({ crop: { x, y, width, height }, turns }: PictureEdit, by: 1 | -1): PictureEdit {
  const crop =
    by === 1
      ? { x: 1 - y - height, y: x, width: height, height: width }
      : { x: y, y: 1 - x - width, width: height, height: width };
  return { crop, turns: ((turns + by + 4) % 4) as PictureEdit['turns'] };
}

/** The largest part of a turned picture that has this aspect, from its middle. */
export function centred(size: Size, turns: PictureEdit['turns'], aspect: number): PictureEdit {
  const turned = turnedSize(size, turns);
  const width = Math.min(1, (turned.height * aspect) / turned.width);
  const height = Math.min(1, turned.width / aspect / turned.height);
  return { crop: { x: (1 - width) / 2, y: (1 - height) / 2, width, height }, turns };
}

/** What is kept, in px of the turned picture: whole px, at least one, inside it. */
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
