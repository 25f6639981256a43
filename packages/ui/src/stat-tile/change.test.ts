import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';

describe('changeOf', () => {
  it.each([
    [112, 100, 'up', 0.12],
    [88, 100, 'down', 0.12],
    [100, 100, 'same', 0],
    [100.1, 100, 'same', 0],
    [5, 0, 'new', 0],
    [0, 0, 'same', 0],
    [0, 40, 'down', 1],
    [-50, -100, 'up', 0.5],
    [10, -10, 'up', 2],
  ] as const)('%d after %d: %s by %d', (now, before, direction, share) => {
    const change = changeOf(now, before);
    expect(change?.direction).toBe(direction);
    expect(change?.share).toBeCloseTo(share);
  });

  it('is undefined without two valid values', () => {
    expect(changeOf(5, null)).toBeUndefined();
    expect(changeOf(Number.NaN, 5)).toBeUndefined();
  });
});
