import { describe, expect, it } from 'vitest';
import { fillings, toTenth } from './stars.ts';

describe('fillings', () => {
  it('fills whole stars, then a share of the next', () => {
    expect(fillings(4.3)).toEqual([1, 1, 1, 1, 0.3]);
    expect(fillings(0)).toEqual([0, 0, 0, 0, 0]);
    expect(fillings(5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('rounds to tenths', () => {
    expect(fillings(4.96)).toEqual([1, 1, 1, 1, 1]);
    expect(fillings(3.04)).toEqual([1, 1, 1, 0, 0]);
  });

  it('clamps out-of-range and non-finite values', () => {
    expect(toTenth(7)).toBe(5);
    expect(toTenth(-1)).toBe(0);
    expect(toTenth(Number.NaN)).toBe(0);
    expect(toTenth(Number.POSITIVE_INFINITY)).toBe(0);
  });
});
