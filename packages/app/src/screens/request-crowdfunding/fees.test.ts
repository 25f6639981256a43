import { expect, test } from 'vitest';
import { feesOf } from './fees.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const jpy = (amount: string) => ({ amount, currency: 'JPY' as const });

test('charges a handling fee of 15 per cent on donations', () => {
  expect(feesOf('donation', 'USD', [usd('8000.00')])).toEqual({
    given: usd('8000.00'),
    percent: 15,
    fee: usd('1200.00'),
    received: usd('6800.00'),
  });
});

test('charges a sale service charge of 30 per cent on pieces', () => {
  expect(feesOf('purchase', 'JPY', [jpy('290000')])).toMatchObject({
    percent: 30,
    fee: jpy('87000'),
    received: jpy('203000'),
  });
});

test('rounds each fee separately, and the totals add up', () => {
  expect(feesOf('purchase', 'JPY', [jpy('15'), jpy('15')])).toMatchObject({
    given: jpy('30'),
    fee: jpy('10'),
    received: jpy('20'),
  });
  expect(feesOf('donation', 'USD', [usd('0.03'), usd('0.03')])).toMatchObject({
    fee: usd('0.00'),
    received: usd('0.06'),
  });
});

test('returns zero without contributions', () => {
  expect(feesOf('purchase', 'JPY', [])).toEqual({ given: jpy('0'), percent: 30, fee: jpy('0'), received: jpy('0') });
});
