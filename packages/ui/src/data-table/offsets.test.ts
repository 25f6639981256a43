import { describe, expect, it } from 'vitest';
import { Offsets } from './offsets.ts';

/** Rows of 10 px; row 2 has a detail of 100 px (30 to 130), row 5 one of 7 px (160 to 167). */
const offsets = new Offsets([2, 5], [100, 7]);

describe('Offsets', () => {
  it('sums the details above a row', () => {
    expect([0, 2, 3, 5, 6, 99].map((row) => offsets.above(row))).toEqual([0, 0, 100, 100, 107, 107]);
    expect([0, 2, 3, 6].map((row) => offsets.before(row))).toEqual([0, 0, 1, 2]);
    expect(offsets.total).toBe(107);
  });

  it('returns the height of a detail', () => {
    expect([1, 2, 5].map((row) => offsets.height(row))).toEqual([0, 100, 7]);
  });

  it.each([
    [0, 0],
    [29, 2],
    [30, 2],
    [129, 2],
    [130, 3],
    [159, 5],
    [166, 5],
    [167, 6],
    [1107, 100],
  ])('finds at %d px row %d', (y, row) => {
    expect(offsets.rowAt(y, 10)).toBe(row);
  });

  it('round-trips every row', () => {
    for (let row = 0; row < 50; row++) expect(offsets.rowAt(row * 10 + offsets.above(row), 10)).toBe(row);
  });

  it('returns the rows in a viewport', () => {
    expect(offsets.range(50, 50, 10)).toEqual({ first: 2, end: 3 });
    expect(offsets.range(125, 10, 10)).toEqual({ first: 2, end: 4 });
  });

  it('adds nothing without open details', () => {
    const none = new Offsets([], []);
    expect([none.rowAt(95, 10), none.total, none.above(7), none.count]).toEqual([9, 0, 0, 0]);
  });
});
