import { expect, it } from 'vitest';
import { frameSlack, orientationOf, sizeClassOf } from './size.ts';

it.each([
  [100, 95.1, 'square'],
  [100, 95, 'landscape'],
  [95, 100, 'portrait'],
  [50, 50, 'square'],
] as const)('classifies the orientation of %d x %d as %s', (width, height, orientation) => {
  expect(orientationOf({ width, height })).toBe(orientation);
});

it.each([
  [39.99, 10, 'cm', 'small'],
  [40, 10, 'cm', 'medium'],
  [10, 99.99, 'cm', 'medium'],
  [100, 100, 'cm', 'large'],
  [150, 1, 'cm', 'extra_large'],
  [15.74, 1, 'in', 'small'],
  [15.75, 1, 'in', 'medium'],
] as const)('classifies the size of %d x %d %s as %s', (width, height, unit, size) => {
  expect(sizeClassOf({ width, height, unit })).toBe(size);
});

it('fits a work into a frame in either orientation, within the tolerance of the mat', () => {
  const work = { width: 72.7, height: 53, unit: 'cm' } as const;
  expect(frameSlack(work, work)).toBe(0);
  expect(frameSlack(work, { width: 53, height: 72.7, unit: 'cm' })).toBe(0);
  expect(frameSlack(work, { width: 74.7, height: 55, unit: 'cm' })).toBe(4);
  expect(frameSlack(work, { width: 74.71, height: 53, unit: 'cm' })).toBeUndefined();
  expect(frameSlack(work, { width: 72.69, height: 53, unit: 'cm' })).toBeUndefined();
  expect(frameSlack({ width: 20, height: 16, unit: 'in' }, { width: 50.8, height: 40.64, unit: 'cm' })).toBe(0);
});
