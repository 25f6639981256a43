import { expect, test } from 'vitest';
import { convertWeights } from './weights.ts';

test('weights go from kilograms to pounds and back, what is not known stays so', () => {
  const inKilograms = { weight_without_frame: 4.2, weight_with_frame: null, weight_unit: 'kg' } as const;
  expect(convertWeights(inKilograms, 'kg')).toBe(inKilograms);
  const inPounds = convertWeights(inKilograms, 'lb');
  expect(inPounds).toEqual({ weight_without_frame: 9.26, weight_with_frame: null, weight_unit: 'lb' });
  expect(convertWeights(inPounds, 'kg')).toEqual(inKilograms);
});
