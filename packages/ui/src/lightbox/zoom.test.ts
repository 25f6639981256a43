import { describe, expect, it } from 'vitest';
import { frameOf, requestWidth, settle, whole, zoomAt } from './zoom.ts';

const stage = { width: 1000, height: 800 };
const large = frameOf({ width: 8000, height: 4000 }, stage);

describe('frameOf', () => {
  it('fits the whole image and allows zooming to its own pixels', () => {
    expect(large.fitted).toEqual({ width: 1000, height: 500 });
    expect(large.most).toBe(8);
  });

  it('does not enlarge a small image to fit', () => {
    expect(frameOf({ width: 300, height: 200 }, stage)).toMatchObject({ fitted: { width: 300, height: 200 }, most: 4 });
  });

  it('limits zoom and size for enormous or thin images', () => {
    expect(frameOf({ width: 80_000, height: 80_000 }, stage).most).toBe(8);
    expect(frameOf({ width: 80_000, height: 3 }, stage).fitted.height).toBe(1);
  });
});

describe('zoomAt', () => {
  it('keeps the point under the pointer in place', () => {
    const view = zoomAt(whole, 2, { x: 200, y: 100 }, large);
    // The point was 200 px right of the centre; at twice the size it is 400 px from the centre of the picture.
    expect({ x: view.x + 400, y: view.y + 200 }).toEqual({ x: 200, y: 100 });
  });

  it('clamps the scale, and centres the whole image at the minimum', () => {
    const far = zoomAt(whole, 1000, { x: 10, y: 10 }, large);
    expect(far.scale).toBe(8);
    expect(zoomAt(far, 0.0001, { x: 10, y: 10 }, large)).toEqual(whole);
  });
});

describe('settle', () => {
  it('does not let an image be dragged off the stage', () => {
    expect(settle({ scale: 2, x: 9999, y: -9999 }, large)).toEqual({ scale: 2, x: 500, y: -100 });
    expect(settle({ scale: 1, x: 50, y: 50 }, large)).toEqual(whole);
  });
});

it('requests image widths in doublings up to the full width', () => {
  expect(requestWidth(large, 1)).toBe(1000);
  expect(requestWidth(large, 1.2)).toBe(2000);
  expect(requestWidth(large, 5)).toBe(8000);
});
