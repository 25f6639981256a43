import { expect, it } from 'vitest';
import { add, compare, convert, type Money, percentOf, shareOf, subtract, times } from './money.ts';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const jpy = (amount: string): Money => ({ amount, currency: 'JPY' });

it('adds, subtracts and multiplies exactly', () => {
  expect(add(usd('0.10'), usd('0.2'), usd('9999999999'))).toEqual(usd('9999999999.30'));
  expect(subtract(usd('1'), usd('1.01'))).toEqual(usd('-0.01'));
  expect(add(jpy('100'), jpy('23'))).toEqual(jpy('123'));
  expect(times(usd('19.99'), 12)).toEqual(usd('239.88'));
});

it('throws for different currencies', () => {
  expect(() => add(usd('1'), jpy('1'))).toThrow(RangeError);
  expect(() => compare(usd('1'), jpy('1'))).toThrow(RangeError);
});

it('rounds halves away from zero', () => {
  expect(percentOf(usd('0.05'), 10)).toEqual(usd('0.01'));
  expect(percentOf(usd('-0.05'), 10)).toEqual(usd('-0.01'));
  expect(percentOf(usd('2400.00'), 12.5)).toEqual(usd('300.00'));
  expect(percentOf(jpy('333'), 15)).toEqual(jpy('50'));
});

it('converts with an exchange rate', () => {
  expect(convert(usd('2400.00'), 'JPY', 155)).toEqual(jpy('372000'));
  expect(convert(jpy('372000'), 'USD', 155)).toEqual(usd('2400.00'));
  expect(convert(usd('0.01'), 'JPY', 155.5)).toEqual(jpy('2'));
  expect(convert(jpy('1'), 'USD', 155.1234)).toEqual(usd('0.01'));
});

it('compares amounts', () => {
  expect(compare(usd('1.5'), usd('1.50'))).toBe(0);
  expect(compare(usd('1.49'), usd('1.50'))).toBe(-1);
  expect(compare(usd('10'), usd('9.99'))).toBe(1);
});

it('computes a share', () => {
  expect(shareOf(usd('36.50'), 90, 365)).toEqual(usd('9.00'));
  expect(shareOf(usd('0.01'), 1, 2)).toEqual(usd('0.01'));
  expect(shareOf(jpy('1000'), 1, 3)).toEqual(jpy('333'));
});
