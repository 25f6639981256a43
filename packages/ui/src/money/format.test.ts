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
    ['0.005', 'USD', 'en', '$0.01'],
    ['-0.001', 'USD', 'en', '$0.00'],
    ['-0', 'USD', 'en', '$0.00'],
    ['1.5', 'JPY', 'ja', '¥2'],
    ['123456789012345.67', 'USD', 'en', '$123,456,789,012,345.67'],
    ['-123456789012345678901234.565', 'USD', 'en', '−$123,456,789,012,345,678,901,234.57'],
    ['0001.10', 'USD', 'en', '$1.10'],
  ])('%s %s in %s is %s', (amount, currency, locale, expected) => {
    expect(formatMoney(amount, currency, locale)).toBe(expected);
  });

  it('keeps every digit of an amount that a float cannot represent', () => {
    expect(formatMoney('9007199254740993.01', 'USD', 'en')).toBe('$9,007,199,254,740,993.01');
  });

  it.each([
    ['1e3', 'USD', '1e3 USD'],
    ['6,034.50', 'USD', '6,034.50 USD'],
    ['NaN', 'USD', 'NaN USD'],
    ['', 'USD', 'USD'],
    ['12', 'dollars', '12 dollars'],
  ])('leaves the malformed amount %s %s as it is', (amount, currency, expected) => {
    expect(formatMoney(amount, currency, 'en')).toBe(expected);
  });
});
