import { expect, it } from 'vitest';
import { clampSize, sizeAfter } from './size.ts';

it.each([
  [35, 35],
  [5, 20],
  [99, 60],
  [33.333, 33.3],
  [Number.NEGATIVE_INFINITY, 20],
])('clamps %d to %d', (size, expected) => {
  expect(clampSize(size)).toBe(expected);
});

it.each([
  ['ArrowLeft', 35, 33],
  ['ArrowLeft', 21, 20],
  ['ArrowRight', 35, 37],
  ['ArrowRight', 60, 60],
  ['Home', 35, 20],
  ['End', 35, 60],
  ['a', 35, undefined],
])('%s at %d moves to %s', (key, size, to) => {
  expect(sizeAfter(key, size)).toBe(to);
});
