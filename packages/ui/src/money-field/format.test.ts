import { expect, it } from 'vitest';
import { readDecimal } from '../number-field/decimal.ts';
import { withoutSign } from './format.ts';

it.each([
  ['￥12,000', 'JPY', '12000'],
  ['¥ 12000', 'JPY', '12000'],
  ['１２，０００円', 'JPY', '12000'],
  ['12、000円', 'JPY', '12000'],
  ['12000 JPY', 'JPY', '12000'],
  ['$6,480.50', 'USD', '6480.50'],
  ['US$20', 'USD', '20'],
  ['USD 20', 'USD', '20'],
  ['12,000', 'USD', '12000'],
  // Another currency's sign is not silently dropped.
  ['$20', 'JPY', undefined],
  ['20円', 'USD', undefined],
] as const)('%s in a field of %s is %s', (typed, currency, amount) => {
  expect(readDecimal(withoutSign(typed, currency), 'en')).toBe(amount);
});
