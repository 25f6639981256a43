import { describe, expect, it } from 'vitest';
import { askedWidth, frameOf, settle, whole, zoomAt } from './zoom.ts';

const stage = { width: 1000, height: 800 };
const large = frameOf({ width: 8000, height: 4000 }, stage);

describe('frameOf', () => {
  it('fits the whole picture, and lets it grow to its own px', () => {
    expect(large.fitted).toEqual({ width: 1000, height: 500 });
    expect(large.most).toBe(8);
  });

  it('does not blow a small picture up by itself', () => {
    expect(frameOf({ width: 300, height: 200 }, stage)).toMatchObject({ fitted: { width: 300, height: 200 }, most: 4 });
  });

  it('keeps growth sane for what is enormous or thin', () => {
    expect(frameOf({ width: 80_000, height: 80_000 }, stage).most).toBe(8);
    expect(frameOf({ width: 80_000, height: 3 }, stage).fitted.height).toBe(1);
  });
});

describe('zoomAt', () => {
  it('keeps what is under the pointer under it', () => {
    const view = zoomAt(whole, 2, { x: 200, y: 100 }, large);
    // The point was 200 px right of the centre; at twice the size it is 400 px from the centre of the picture.
    expect({ x: view.x + 400, y: view.y + 200 }).toEqual({ x: 200, y: 100 });
  });

  it('stops at both ends, and is whole and in the middle at the lower one', () => {
    const far = zoomAt(whole, 1000, { x: 10, y: 10 }, large);
    expect(far.scale).toBe(8);
    expect(zoomAt(far, 0.0001, { x: 10, y: 10 }, large)).toEqual(whole);
  });
});

describe('settle', () => {
  it('does not let a picture be dragged off the stage', () => {
    expect(settle({ scale: 2, x: 9999, y: -9999 }, large)).toEqual({ scale: 2, x: 500, y: -100 });
    expect(settle({ scale: 1, x: 50, y: 50 }, large)).toEqual(whole);
  });
});

it('asks for more of the picture by doublings, never beyond its end', () => {
  expect(askedWidth(large, 1)).toBe(1000);
  expect(askedWidth(large, 1.2)).toBe(2000);
  expect(askedWidth(large, 5)).toBe(8000);
});
