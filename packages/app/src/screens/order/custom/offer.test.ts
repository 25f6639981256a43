import type { CustomOrderDetails, Money } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import {
  aboveBudget,
  formNameOf,
  isSameOffer,
  linesOf,
  missingIn,
  offerAt,
  offersOf,
  placesThatDiffer,
} from './offer.ts';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });

const orderOf = (pieces: object[], taxPercent = 0) =>
  ({
    art_pieces: pieces.map((piece) => ({
      normal_cost: null,
      delivery_charge: null,
      insurance_charge: null,
      completion_date: null,
      ...piece,
    })),
    amounts: { price: usd('0.00') },
    service_charge_percent: 12,
    tax_percent: taxPercent,
  }) as unknown as CustomOrderDetails;

const whole = {
  normal_cost: usd('400.00'),
  delivery_charge: usd('15.00'),
  insurance_charge: usd('5.00'),
  completion_date: '2099-02-20',
};
const other = { ...whole, normal_cost: usd('180.00') };

test('linesOf sums up the pieces and adds tax, counting missing amounts as zero', () => {
  const order = orderOf([whole, other]);
  expect(linesOf(order, offersOf(order))).toMatchObject({
    price: usd('580.00'),
    delivery_charge: usd('30.00'),
    insurance_charge: usd('10.00'),
    total: usd('620.00'),
  });
  const taxed = orderOf([whole, {}], 10);
  expect(linesOf(taxed, offersOf(taxed)).total).toEqual(usd('462.00'));
});

test.each([
  ['620.00', '600.00', '20.00'],
  ['600.01', '600.00', '0.01'],
  ['600.00', '600.00', null],
  ['599.99', '600.00', null],
])('an offer of %s for a budget of %s exceeds it by %s', (total, budget, above) => {
  expect(aboveBudget(usd(total), usd(budget))).toEqual(above === null ? null : usd(above));
});

test('aboveBudget returns null without a budget or with one in another currency', () => {
  expect(aboveBudget(usd('620.00'), null)).toBeNull();
  expect(aboveBudget(usd('620.00'), { amount: '600', currency: 'JPY' })).toBeNull();
});

test('isSameOffer compares amounts by value, and the dates', () => {
  expect(isSameOffer(whole, { ...whole, normal_cost: usd('400') })).toBe(true);
  expect(isSameOffer(whole, { ...whole, insurance_charge: usd('5.01') })).toBe(false);
  expect(isSameOffer(whole, { ...whole, completion_date: '2099-02-21' })).toBe(false);
  expect(isSameOffer(whole, { ...whole, delivery_charge: null })).toBe(false);
});

test('placesThatDiffer returns only the pieces whose offer was changed', () => {
  const saved = offersOf(orderOf([whole, other]));
  expect(placesThatDiffer(2, saved, saved)).toEqual([]);
  expect(placesThatDiffer(2, { ...saved, delivery_charge_1: usd('16.00') }, saved)).toEqual([1]);
  expect(offerAt(saved, 1)).toEqual(other);
});

test('missingIn lists the missing fields of each piece, and accepts a charge of zero', () => {
  const free = { ...whole, delivery_charge: usd('0.00') };
  const values = offersOf(orderOf([free, { ...other, completion_date: null, insurance_charge: null }]));
  expect(missingIn(2, values)).toEqual([
    { at: 1, name: 'insurance_charge' },
    { at: 1, name: 'completion_date' },
  ]);
});

test('formNameOf maps server fields to the form fields of the piece', () => {
  expect(formNameOf('delivery_charge.amount', 1)).toBe('delivery_charge_1.amount');
  expect(formNameOf('completion_date', 0)).toBe('completion_date_0');
  expect(formNameOf('title', 1)).toBe('title');
});
