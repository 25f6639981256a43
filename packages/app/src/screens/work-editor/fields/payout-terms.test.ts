import { discounted, orderLines, percentOf } from '@smart-art/openapi/rules';
import { payoutOf } from '@smart-art/ui/money-field';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { payoutDiscount } from './payout-terms.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const discount = {
  discount_percentage: 10,
  discount_start_date: '2026-12-01',
  discount_end_date: '2026-12-31',
};

test.each([
  ['before its first day', '2026-11-30', false],
  ['on its first day', '2026-12-01', true],
  ['on its last day', '2026-12-31', true],
])('reports whether the discount is running %s', (_, today, isRunning) => {
  expect(payoutDiscount(intl, discount, today)).toMatchObject({ percent: 10, isRunning });
});

test('formats the days of the discount', () => {
  expect(payoutDiscount(intl, discount, '2026-12-01')?.days.replace(/\s/gu, ' ')).toBe('1 – 31 Dec 2026');
});

test.each([
  ['has ended', { ...discount, discount_end_date: '2026-11-29', discount_start_date: '2026-11-01' }],
  ['has no percentage', { ...discount, discount_percentage: null }],
  ['has no last day', { ...discount, discount_end_date: null }],
  ['ends before it starts', { ...discount, discount_start_date: '2027-01-01' }],
  ['exceeds 100 per cent', { ...discount, discount_percentage: 101 }],
])('returns undefined for a discount that %s', (_, terms) => {
  expect(payoutDiscount(intl, terms, '2026-11-30')).toBeUndefined();
});

/* The form and the order compute the payout in two packages without shared code. */
test.each(
  ['0.01', '0.05', '19.99', '2400.00', '9999999999.99'].flatMap((amount) =>
    [0, 3, 12, 12.5, 99.99, 100].flatMap((off) => [0, 7.5, 12].map((charge) => [amount, off, charge] as const)),
  ),
)('shows the payout of an order: $%s less %d%% with a %d%% charge', (amount, off, charge) => {
  const yen = String(BigInt(amount.replace('.', '')));
  for (const price of [{ amount, currency: 'USD' } as const, { amount: yen, currency: 'JPY' } as const]) {
    const order = orderLines({
      unitPrice: off > 0 ? discounted(price, off) : price,
      units: 1,
      eventDiscountPercent: 0,
      serviceChargePercent: charge,
      taxPercent: 10,
      deliveryCharge: null,
      insuranceCharge: null,
      deposit: null,
    });
    const shown = payoutOf(price, {
      serviceChargePercent: charge,
      usdJpyRate: 155,
      taxPercent: 10,
      ...(off > 0 && { discount: { percent: off, isRunning: true, days: '' } }),
    });
    expect(shown.charge).toEqual(order.service_charge);
    expect(shown.receive).toEqual(order.amount_received);
    expect(shown.taxed).toEqual(Number(order.total.amount) > 0 ? order.total : null);
    if (off > 0) expect(shown.discount).toEqual(percentOf(price, off));
  }
});
