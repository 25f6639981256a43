import {
  add,
  convertedLines,
  type Money,
  moneyFrom,
  type OrderLines,
  orderLines,
  percentOf,
  subtract,
} from '@smart-art/openapi/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buyerLines, type Line, receiptOf, sellerLines } from './lines.ts';

/** The sum of the displayed lines, as a reader would calculate it. */
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

it('lines of any order add up to the total in both currencies', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 50, max: 400 }), (lines, rate) => {
      adds(lines);
      adds(convertedLines(lines, lines.price.currency === 'USD' ? 'JPY' : 'USD', rate));
    }),
  );
});

it('omits zero amounts and missing charges, but keeps an entered charge of zero', () => {
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

type Order = Parameters<typeof receiptOf>[0];
type Booked = Order['earnings']['lines'][number];

it('a receipt lists later bookings after the payment and adds up to the total', () => {
  const share = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(orders, share, (amounts, part) => {
      const { currency } = amounts.total;
      const line = (cause: Booked['cause'], amount: Money) => ({ cause, amount, at: '2026-11-18T09:42:00.000Z' });
      const paid = line('rent', amounts.amount_received);
      const forfeited = percentOf(amounts.deposit, part);
      const lines = [
        paid,
        line('renewal', amounts.net_price),
        line('deposit_forfeited', forfeited),
        line('refund', subtract(moneyFrom(0n, currency), amounts.service_charge)),
      ];
      const refund = { cause: 'deposit', status: 'refunded', amount: subtract(amounts.deposit, forfeited) };
      const order = { amounts, earnings: { lines }, refunds: [refund] };
      const shown = receiptOf(order as unknown as Order);
      expect(sumOf(shown)).toEqual(sumOf(lines.map(({ amount }) => ({ name: '', amount }))));
      expect(shown.filter(({ at }) => at).map(({ name }) => name)).toEqual(['renewal', 'deposit_forfeited', 'refund']);
    }),
  );
});

it('a receipt shows how much of a deposit is returned and how much is still held', () => {
  const usd = (units: bigint) => moneyFrom(units, 'USD');
  const amounts = orderLines({
    unitPrice: usd(10_000n),
    units: 3,
    eventDiscountPercent: 0,
    serviceChargePercent: 12,
    taxPercent: 0,
    deliveryCharge: usd(0n),
    insuranceCharge: usd(0n),
    deposit: usd(48_000n),
  });
  const shown = (...refunds: object[]) => {
    const lines = receiptOf({ amounts, earnings: { lines: [] }, refunds } as unknown as Order);
    return lines.flatMap(({ name, amount }) => (name.startsWith('deposit') ? [[name, amount.amount]] : []));
  };
  const back = { cause: 'deposit', amount: usd(30_000n) };
  expect(shown()).toEqual([['deposit', '-480.00']]);
  expect(shown({ ...back, status: 'due' })).toEqual([['deposit', '-480.00']]);
  expect(shown({ ...back, status: 'refunded' })).toEqual([
    ['deposit', '-180.00'],
    ['deposit_returned', '-300.00'],
  ]);
  expect(shown({ ...back, amount: amounts.deposit, status: 'refunded' })).toEqual([['deposit_returned', '-480.00']]);
});
