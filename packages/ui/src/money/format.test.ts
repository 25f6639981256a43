import { describe, expect, it } from 'vitest';
import { formatMoney } from './format.ts';

describe('formatMoney', () => {
  it.each([
    ['2400', 'USD', 'en', '$2,400.00'],
    ['6034.5', 'USD', 'ja', '$6,034.50'],
    ['-699.84', 'USD', 'en', '−$699.84'],
    ['372000', 'JPY', 'ja', '¥372,000'],
    ['826872', 'JPY', 'en', '¥826,872'],
    ['0', 'USD', 'en', '$0.00'],
  ])('%s %s in %s is %s', (amount, currency, locale, words) => {
    expect(formatMoney(amount, currency, locale)).toBe(words);
  });

  it('keeps every figure of an amount that a float cannot hold', () => {
    expect(formatMoney('9007199254740993.01', 'USD', 'en')).toBe('$9,007,199,254,740,993.01');
  });
});
