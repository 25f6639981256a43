import { expect, it } from 'vitest';
import { convertDimensions } from './dimensions.ts';

it('converts known dimensions to two decimal places', () => {
  const size = { width: 72.7, height: 53, depth: null, unit: 'cm' as const };
  const inches = convertDimensions(size, 'in');
  expect(inches).toEqual({ width: 28.62, height: 20.87, depth: null, unit: 'in' });
  expect(convertDimensions(inches, 'in')).toBe(inches);
  expect(convertDimensions({ ...inches, width: 10, height: 1, depth: 0.5 }, 'cm')).toEqual({
    width: 25.4,
    height: 2.54,
    depth: 1.27,
    unit: 'cm',
  });
});
