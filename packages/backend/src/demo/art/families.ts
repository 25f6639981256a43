/** Every kind of picture the demo can paint, by name. */
import type { Size } from './canvas.ts';
import { construction, resonance, tiles } from './design.ts';
import { emptyFrame, hangingScroll } from './frame.ts';
import { circle, currents, gesture, mountains } from './ink.ts';
import { colourField, meadow, night, seascape } from './painting.ts';
import { dunes, horizon, windowLight, woods } from './photo.ts';
import { botanical, hills, waves } from './prints.ts';
import { type Random, randomFrom } from './random.ts';
import { vesselsOnTable } from './still-life.ts';

type Painter = (random: Random, size: Size) => Promise<Buffer>;

const painters = {
  mountains,
  circle,
  gesture,
  currents,
  colourField,
  seascape,
  meadow,
  night,
  vesselsOnTable,
  waves,
  hills,
  flower: (random, size) => botanical(random, size, { isCyanotype: false, isFern: false }),
  fern: (random, size) => botanical(random, size, { isCyanotype: false, isFern: true }),
  cyanotype: (random, size) => botanical(random, size, { isCyanotype: true, isFern: true }),
  construction,
  tiles,
  resonance,
  dunes,
  horizon,
  woods,
  windowLight,
  woodenFrame: (random, size) => emptyFrame(random, size, false),
  metalFrame: (random, size) => emptyFrame(random, size, true),
  hangingScroll,
} satisfies Record<string, Painter>;

export type Family = keyof typeof painters;

export const families = Object.keys(painters) as Family[];

/**
 * @param seed equal seeds paint equal pictures
 * @returns a JPEG
 */
export const paintPicture = (family: Family, seed: string, size: Size): Promise<Buffer> =>
  painters[family](randomFrom(`${family} ${seed}`), size);
