import { describe, expect, it } from 'vitest';
import { centred, isUntouched, pixels, turn, untouched } from './edit.ts';

const size = { width: 4000, height: 3000 };
const corner = { crop: { x: 0, y: 0, width: 0.25, height: 0.5 }, turns: 0 } as const;

describe('turn', () => {
  it('rotates the crop with the image', () => {
    // The top left corner is the top right one after a rotation to the right.
    const right = turn(corner, 1);
    expect(right).toEqual({ crop: { x: 0.5, y: 0, width: 0.5, height: 0.25 }, turns: 1 });
    expect(pixels(right, size)).toEqual({ x: 1500, y: 0, width: 1500, height: 1000 });
  });

  it('returns to the start after four turns or one each way', () => {
    let edit = turn(corner, 1);
    for (const by of [1, 1, 1] as const) edit = turn(edit, by);
    expect(edit).toEqual(corner);
    expect(turn(turn(corner, -1), 1)).toEqual(corner);
    expect(turn(untouched, -1).turns).toBe(3);
  });
});

describe('pixels', () => {
  it('keeps at least one pixel and stays inside the image', () => {
    expect(pixels({ crop: { x: 1, y: 1, width: 0, height: 0 }, turns: 0 }, size)).toEqual({
      x: 3999,
      y: 2999,
      width: 1,
      height: 1,
    });
    expect(pixels({ crop: { x: 0.5, y: 0, width: 0.9, height: 1 }, turns: 0 }, { width: 3, height: 1 })).toEqual({
      x: 2,
      y: 0,
      width: 1,
      height: 1,
    });
  });

  it('covers the whole image without edits', () => {
    expect(pixels(untouched, size)).toEqual({ x: 0, y: 0, ...size });
    expect(isUntouched(untouched)).toBe(true);
    expect(isUntouched(turn(untouched, 1))).toBe(false);
  });
});

describe('centred', () => {
  it('crops the largest square around the centre', () => {
    expect(pixels(centred(size, 0, 1), size)).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
    expect(pixels(centred(size, 1, 1), size)).toEqual({ x: 0, y: 500, width: 3000, height: 3000 });
    expect(isUntouched(centred({ width: 500, height: 500 }, 0, 1))).toBe(true);
  });

  it('crops any other aspect ratio', () => {
    expect(pixels(centred(size, 0, 2), size)).toEqual({ x: 0, y: 500, width: 4000, height: 2000 });
  });
});
