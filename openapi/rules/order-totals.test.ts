import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type Money, moneyFrom, subtract, unitsOf } from './money.ts';
import {
  convertedLines,
  isTermAllowed,
  type OrderLines,
  type OrderTerms,
  orderLines,
  refundOfCancellation,
  refundOfReturn,
} from './order-totals.ts';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const jpy = (amount: string): Money => ({ amount, currency: 'JPY' });

const sale: OrderTerms = {
  unitPrice: usd('2400.00'),
  units: 1,
  eventDiscountPercent: 10,
  serviceChargePercent: 12,
  taxPercent: 10,
  deliveryCharge: usd('45.00'),
  insuranceCharge: usd('15.50'),
  deposit: null,
};

it('computes a sale', () => {
  expect(orderLines(sale)).toEqual({
    price: usd('2400.00'),
    event_discount: usd('240.00'),
    net_price: usd('2160.00'),
    delivery_charge: usd('45.00'),
    insurance_charge: usd('15.50'),
    tax: usd('222.05'),
    deposit: usd('0.00'),
    total: usd('2442.55'),
    service_charge: usd('259.20'),
    amount_received: usd('1961.30'),
  });
});

it('computes a rental with a deposit before the charges are known', () => {
  const rent = { ...sale, unitPrice: jpy('12000'), units: 3, eventDiscountPercent: 0, deposit: jpy('50000') };
  const lines = orderLines({ ...rent, deliveryCharge: null, insuranceCharge: null });
  expect(lines).toMatchObject({
    price: jpy('36000'),
    delivery_charge: null,
    insurance_charge: null,
    tax: jpy('3600'),
    total: jpy('89600'),
    service_charge: jpy('4320'),
    amount_received: jpy('31680'),
  });
});

it('converts an order to the other currency', () => {
  const lines = convertedLines(orderLines(sale), 'JPY', 155);
  expect(lines).toMatchObject({ price: jpy('372000'), event_discount: jpy('37200'), net_price: jpy('334800') });
  expect(lines.total).toEqual(jpy('378596'));
});

it('refunds the total of a cancelled order, and the price with tax of a return', () => {
  const lines = orderLines(sale);
  expect(refundOfCancellation(lines)).toEqual({ amount: usd('2442.55'), sellerShare: usd('1961.30') });
  expect(refundOfReturn(lines, 10)).toEqual({ amount: usd('2376.00'), sellerShare: usd('1900.80') });
});

const currencies = fc.constantFrom<Money['currency']>('USD', 'JPY');
// Edge cases and small amounts, where rounding matters.
const percents = fc.oneof(
  fc.constantFrom(0, 50, 99.99, 100),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

const someTerms: fc.Arbitrary<OrderTerms> = currencies.chain((currency) => {
  const units = fc.oneof(fc.bigInt({ min: 0n, max: 300n }), fc.bigInt({ min: 0n, max: 99_999_999_999n }));
  const money = units.map((some) => moneyFrom(some, currency));
  return fc.record({
    unitPrice: money,
    units: fc.integer({ min: 1, max: 120 }),
    eventDiscountPercent: fc.constantFrom(0, 10),
    serviceChargePercent: percents,
    taxPercent: percents,
    deliveryCharge: fc.option(money),
    insuranceCharge: fc.option(money),
    deposit: fc.option(money),
  });
});

function expectExact(lines: OrderLines): void {
  const { price, delivery_charge, insurance_charge, tax, deposit, service_charge } = lines;
  const nothing = moneyFrom(0n, price.currency);
  const charges = add(delivery_charge ?? nothing, insurance_charge ?? nothing);
  expect(lines.total).toEqual(subtract(add(price, charges, tax, deposit), lines.event_discount));
  expect(lines.total).toEqual(add(lines.amount_received, service_charge, tax, deposit));
  expect(lines.net_price).toEqual(subtract(price, lines.event_discount));
}

it('adds up exactly for any amounts in both currencies', () => {
  fc.assert(
    fc.property(someTerms, fc.integer({ min: 10_000, max: 3_000_000 }), (terms, rate) => {
      const lines = orderLines(terms);
      expectExact(lines);
      const other = lines.price.currency === 'USD' ? 'JPY' : 'USD';
      expectExact(convertedLines(lines, other, rate / 10_000));
    }),
  );
});

it('has no negative lines, and no decimals in yen', () => {
  fc.assert(
    fc.property(someTerms, fc.integer({ min: 10_000, max: 3_000_000 }), (terms, rate) => {
      const lines = orderLines(terms);
      const other = lines.price.currency === 'USD' ? 'JPY' : 'USD';
      for (const one of [lines, convertedLines(lines, other, rate / 10_000)]) {
        for (const line of Object.values(one).filter((money) => money !== null)) {
          expect(line.amount).toMatch(line.currency === 'JPY' ? /^\d+$/ : /^\d+\.\d{2}$/);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

it('computes a renewal from its months, without delivery, insurance and deposit', () => {
  fc.assert(
    fc.property(someTerms, fc.integer({ min: 1, max: 120 }), (terms, units) => {
      const renewal = { ...terms, units, deliveryCharge: null, insuranceCharge: null, deposit: null };
      const lines = orderLines(renewal);
      expectExact(lines);
      expect(unitsOf(lines.price)).toBe(unitsOf(terms.unitPrice) * BigInt(units));
      expect(unitsOf(lines.amount_received)).toBeGreaterThanOrEqual(0n);
      expect(unitsOf(lines.deposit)).toBe(0n);
    }),
  );
});

it('never refunds more than was paid', () => {
  fc.assert(
    fc.property(someTerms, (terms) => {
      const lines = orderLines(terms);
      const { amount, sellerShare } = refundOfReturn(lines, terms.taxPercent);
      expect(unitsOf(lines.total) - unitsOf(amount)).toBeGreaterThanOrEqual(0n);
      expect(unitsOf(sellerShare)).toBeLessThanOrEqual(unitsOf(lines.net_price));
    }),
  );
});

describe('rental term', () => {
  it('must be within the limits of the work', () => {
    expect([2, 3, 12, 13].map((months) => isTermAllowed(months, 3, 12))).toEqual([false, true, true, false]);
    expect(isTermAllowed(1, null, null)).toBe(true);
  });
});
