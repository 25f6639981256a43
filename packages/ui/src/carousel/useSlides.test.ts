import { describe, expect, it } from 'vitest';
import { placeOf } from './useSlides.ts';

describe('placeOf', () => {
  it('finds the first visible slide and the number of visible ones', () => {
    expect(placeOf(0, 624, 312, 8)).toEqual({ at: 0, visible: 2 });
    expect(placeOf(640, 624, 312, 8)).toEqual({ at: 2, visible: 2 });
  });

  it('never goes past the end', () => {
    expect(placeOf(99_999, 624, 312, 8)).toEqual({ at: 6, visible: 2 });
    expect(placeOf(0, 1248, 312, 2)).toEqual({ at: 0, visible: 2 });
  });

  it('supports right-to-left scrolling', () => {
    expect(placeOf(-312, 312, 312, 3)).toEqual({ at: 1, visible: 1 });
  });

  it('returns the start before layout', () => {
    expect(placeOf(0, 0, 0, 3)).toEqual({ at: 0, visible: 1 });
  });
});
