import { describe, expect, it } from 'vitest';
import { tabAfter } from './keys.ts';

const all = [false, false, false];

describe('tabAfter', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, undefined],
    ['a', 0, undefined],
  ])('horizontal: %s from %i leads to %s', (key, at, to) => {
    expect(tabAfter(key, 'horizontal', all, at)).toBe(to);
  });

  it('vertical: up and down, not left and right', () => {
    expect(tabAfter('ArrowDown', 'vertical', all, 2)).toBe(0);
    expect(tabAfter('ArrowUp', 'vertical', all, 0)).toBe(2);
    expect(tabAfter('ArrowRight', 'vertical', all, 0)).toBeUndefined();
  });

  it('passes over what is disabled', () => {
    const some = [true, false, true, false, true];
    expect(tabAfter('ArrowRight', 'horizontal', some, 1)).toBe(3);
    expect(tabAfter('ArrowRight', 'horizontal', some, 3)).toBe(1);
    expect(tabAfter('Home', 'horizontal', some, 3)).toBe(1);
    expect(tabAfter('End', 'horizontal', some, 1)).toBe(3);
  });

  it('goes nowhere where nothing can be chosen', () => {
    expect(tabAfter('End', 'horizontal', [true, true], 0)).toBeUndefined();
    expect(tabAfter('ArrowRight', 'horizontal', [], 0)).toBeUndefined();
  });
});
