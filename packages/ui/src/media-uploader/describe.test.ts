import { expect, it } from 'vitest';
import { isUndescribed } from './describe.ts';

it('takes one language, or a word that there is nothing to tell', () => {
  expect(isUndescribed({ en: 'A jar', ja: '', decorative: false })).toBe(false);
  expect(isUndescribed({ en: '', ja: '壺', decorative: false })).toBe(false);
  expect(isUndescribed({ en: '', ja: '', decorative: true })).toBe(false);
});

it('does not take spaces', () => {
  expect(isUndescribed({ en: '  ', ja: '\u3000', decorative: false })).toBe(true);
  expect(isUndescribed(undefined)).toBe(true);
});
