import { expect, test } from 'vitest';
import { fitOf } from './fit.ts';

test('classifies text by length, counting Japanese characters double', () => {
  expect(fitOf('x'.repeat(40), 40)).toBe('short');
  expect(fitOf('x'.repeat(41), 40)).toBe('medium');
  expect(fitOf('x'.repeat(161), 40)).toBe('long');
  expect(fitOf('港'.repeat(20), 40)).toBe('short');
  expect(fitOf('港'.repeat(21), 40)).toBe('medium');
  expect(fitOf('港'.repeat(81), 40)).toBe('long');
});
