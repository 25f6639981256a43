import {
  add,
  convertedLines,
  moneyFrom,
  type OrderLines,
  orderLines,
  refundOfCancellation,
  refundOfReturn,
} from '@smart-art/openapi/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buyerLines, convertedReceipt, type Line, receivedOf, sellerLines, sellerReceipt } from './lines.ts';

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

type Order = Parameters<typeof sellerReceipt>[0];

const settled = (amounts: OrderLines, more: object = {}) =>
  ({ amounts, refunds: [], return: null, cancellation: null, ...more }) as unknown as Order;

it('brings nothing of an order that came to nothing: what was paid goes back to the last cent', () => {
  fc.assert(
    fc.property(orders, (amounts) => {
      const { amount, sellerShare: seller_share } = refundOfCancellation(amounts);
      const cancellation = { cause: 'by_buyer' };
      const refunds = [{ cause: 'cancellation', amount, seller_share }];
      const { lines, total } = sellerReceipt(settled(amounts, { cancellation, refunds }));
      expect(Number(total.amount)).toBe(0);
      if (lines.length > 0) expect(sumOf(lines)).toEqual(total);
      expect(sellerReceipt(settled(amounts, { cancellation })).lines).toEqual([]);
      expect(receivedOf({ amounts, status: 'Order Cancelled' } as never)).toEqual(total);
    }),
  );
});

it('takes the seller’s share of a return off what is received, and adds a deposit that is forfeited', () => {
  fc.assert(
    fc.property(orders, percent, (amounts, tax) => {
      const { amount, sellerShare: seller_share } = refundOfReturn(amounts, tax);
      const refunds = [{ cause: 'return', amount, seller_share }];
      const returned = sellerReceipt(settled(amounts, { refunds, return: { deposit: null } }));
      expect(sumOf(returned.lines)).toEqual(returned.total);
      expect(receivedOf({ amounts, status: 'Closed', kind: 'buy', return_status: 'refunded' } as never)).toEqual(
        returned.total,
      );
      const { delivery_charge, insurance_charge } = amounts;
      const nothing = moneyFrom(0n, amounts.total.currency);
      expect(returned.total).toEqual(add(nothing, delivery_charge ?? nothing, insurance_charge ?? nothing));
      const kept = sellerReceipt(settled(amounts, { return: { deposit: 'forfeited_to_seller' } }));
      expect(kept.total).toEqual(add(amounts.amount_received, amounts.deposit));
      expect(sumOf(kept.lines)).toEqual(kept.total);
    }),
  );
});

it('has a line in the other currency for each of the seller’s, which add up to their sum as well', () => {
  const rates = fc.integer({ min: 50, max: 400 });
  fc.assert(
    fc.property(orders, percent, rates, (amounts, tax, usd_jpy_rate) => {
      const other = amounts.price.currency === 'USD' ? 'JPY' : 'USD';
      const more = { converted_amounts: convertedLines(amounts, other, usd_jpy_rate), usd_jpy_rate };
      const { amount, sellerShare: seller_share } = refundOfReturn(amounts, tax);
      const whole = refundOfCancellation(amounts);
      for (const order of [
        settled(amounts, more),
        settled(amounts, { ...more, refunds: [{ cause: 'return', amount, seller_share }], return: { deposit: null } }),
        settled(amounts, { ...more, return: { deposit: 'forfeited_to_seller' } }),
        settled(amounts, {
          ...more,
          cancellation: { cause: 'by_buyer' },
          refunds: [{ cause: 'cancellation', amount: whole.amount, seller_share: whole.sellerShare }],
        }),
      ]) {
        const receipt = sellerReceipt(order);
        const { lines, total } = convertedReceipt(order as Parameters<typeof convertedReceipt>[0]);
        expect(lines.map(({ name }) => name)).toEqual(receipt.lines.map(({ name }) => name));
        expect(total.currency).toBe(other);
        if (lines.length > 0) expect(sumOf(lines)).toEqual(total);
      }
    }),
  );
});
