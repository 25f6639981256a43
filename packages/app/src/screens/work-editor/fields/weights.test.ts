import { expect, test } from 'vitest';
import { convertWeights } from './weights.ts';

test('converts weights between kilograms and pounds, and keeps unknown ones null', () => {
  const inKilograms = { weight_without_frame: 4.2, weight_with_frame: null, weight_unit: 'kg' } as const;
  expect(convertWeights(inKilograms, 'kg')).toBe(inKilograms);
  const inPounds = convertWeights(inKilograms, 'lb');
  expect(inPounds).toEqual({ weight_without_frame: 9.26, weight_with_frame: null, weight_unit: 'lb' });
  expect(convertWeights(inPounds, 'kg')).toEqual(inKilograms);
});
