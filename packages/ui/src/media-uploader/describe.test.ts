import { expect, it } from 'vitest';
import { isUndescribed } from './describe.ts';

it('accepts a description in one language or a decorative image', () => {
  expect(isUndescribed({ en: 'A jar', ja: '', decorative: false })).toBe(false);
  expect(isUndescribed({ en: '', ja: '壺', decorative: false })).toBe(false);
  expect(isUndescribed({ en: '', ja: '', decorative: true })).toBe(false);
});

it('rejects a blank or missing description', () => {
  expect(isUndescribed({ en: '  ', ja: '\u3000', decorative: false })).toBe(true);
  expect(isUndescribed(undefined)).toBe(true);
});
