import { describe, expect, it } from 'vitest';
import { placeOf } from './useSlides.ts';

describe('placeOf', () => {
  it('finds the first slide in view and how many there are', () => {
    expect(placeOf(0, 624, 312, 8)).toEqual({ at: 0, visible: 2 });
    expect(placeOf(640, 624, 312, 8)).toEqual({ at: 2, visible: 2 });
  });

  it('never goes past the end', () => {
    expect(placeOf(99_999, 624, 312, 8)).toEqual({ at: 6, visible: 2 });
    expect(placeOf(0, 1248, 312, 2)).toEqual({ at: 0, visible: 2 });
  });

  it('counts the same from the right in a script that begins there', () => {
    expect(placeOf(-312, 312, 312, 3)).toEqual({ at: 1, visible: 1 });
  });

  it('holds before anything has a size', () => {
    expect(placeOf(0, 0, 0, 3)).toEqual({ at: 0, visible: 1 });
  });
});
