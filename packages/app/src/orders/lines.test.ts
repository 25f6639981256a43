import { add, convertedLines, moneyFrom, type OrderLines, orderLines } from '@smart-art/openapi/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buyerLines, type Line, sellerLines } from './lines.ts';

/** Every line of a page or paper, added up as a reader would. */
const sumOf = (lines: readonly Line<string>[]) =>
  lines.map(({ amount }) => amount).reduce((sum, amount) => add(sum, amount));

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

const orders = fc.constantFrom('USD' as const, 'JPY' as const).chain((currency) => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 11n }).map((units) => moneyFrom(units, currency));
  const maybe = fc.option(money);
  return fc
    .record({
      unitPrice: money,
      units: fc.integer({ min: 1, max: 120 }),
      eventDiscountPercent: percent,
      serviceChargePercent: percent,
      taxPercent: percent,
      deliveryCharge: maybe,
      insuranceCharge: maybe,
      deposit: maybe,
    })
    .map(orderLines);
});

const adds = (lines: OrderLines) => {
  expect(sumOf(buyerLines(lines))).toEqual(lines.total);
  expect(sumOf(sellerLines(lines))).toEqual(lines.amount_received);
};

it('shows lines that add up to their sum, in both currencies, whatever the order', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 50, max: 400 }), (lines, rate) => {
      adds(lines);
      adds(convertedLines(lines, lines.price.currency === 'USD' ? 'JPY' : 'USD', rate));
    }),
  );
});

it('leaves out what is nothing, and a charge only until it is entered', () => {
  const lines = orderLines({
    unitPrice: moneyFrom(10_000n, 'USD'),
    units: 1,
    eventDiscountPercent: 0,
    serviceChargePercent: 12,
    taxPercent: 0,
    deliveryCharge: moneyFrom(0n, 'USD'),
    insuranceCharge: null,
    deposit: null,
  });
  expect(buyerLines(lines).map(({ name }) => name)).toEqual(['price', 'delivery_charge']);
  expect(sellerLines(lines).map(({ name }) => name)).toEqual(['total', 'service_charge']);
});
