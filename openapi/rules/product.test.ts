import { describe, expect, it } from 'vitest';
import { add, compare } from './money.ts';
import { discounted, isInOrder, saleAmounts, type WorkFacts, type WorkRule, workProblems } from './product.ts';

const work: WorkFacts = {
  type: 'art',
  width: 72.7,
  height: 53,
  frame_height: null,
  weight_without_frame: null,
  weight_with_frame: null,
  washable: false,
  wash_guide: null,
  frame_vendor_id: null,
  for_sale: true,
  for_rent: true,
  discount_percentage: null,
  discount_start_date: null,
  discount_end_date: null,
  minimum_rental_months: null,
  maximum_rental_months: null,
  return_policy_accepted: null,
  internationally_acceptable: false,
  international_agreement_accepted: false,
};

describe('workProblems', () => {
  it('accepts a minimal work', () => {
    expect(workProblems(work)).toEqual([]);
  });

  const valid: Partial<WorkFacts>[] = [
    { minimum_rental_months: 3, maximum_rental_months: 3 },
    { maximum_rental_months: 1 },
    { discount_percentage: 10, discount_start_date: '2026-12-01', discount_end_date: '2026-12-01' },
    { internationally_acceptable: true, international_agreement_accepted: true },
    { international_agreement_accepted: true },
    { return_policy_accepted: false, for_sale: false, for_rent: false },
    { weight_without_frame: 2, weight_with_frame: 2 },
    { washable: true, wash_guide: 'Dust with a soft brush.' },
    { frame_vendor_id: 'ven_kura', frame_height: 60 },
    { type: 'frame', weight_without_frame: 2 },
  ];
  it.each(valid)('accepts %j', (more) => {
    expect(workProblems({ ...work, ...more })).toEqual([]);
  });

  const invalid: [Partial<WorkFacts>, keyof WorkFacts, WorkRule][] = [
    [{ minimum_rental_months: 4, maximum_rental_months: 3 }, 'maximum_rental_months', 'rental_months_order'],
    [{ discount_start_date: '2026-12-01' }, 'discount_percentage', 'discount_needs_percentage'],
    [{ discount_percentage: 5, discount_end_date: '2026-12-01' }, 'discount_start_date', 'discount_needs_start'],
    [{ discount_percentage: 5, discount_start_date: '2026-12-01' }, 'discount_end_date', 'discount_needs_end'],
    [
      { discount_percentage: 5, discount_start_date: '2026-12-02', discount_end_date: '2026-12-01' },
      'discount_end_date',
      'discount_dates_order',
    ],
    [{ internationally_acceptable: true }, 'international_agreement_accepted', 'international_needs_agreement'],
    [{ return_policy_accepted: false, for_sale: false }, 'return_policy_accepted', 'offer_needs_return_policy'],
    [{ type: 'frame', weight_with_frame: 3 }, 'weight_with_frame', 'frame_has_no_frame'],
    [{ frame_vendor_id: 'ven_kura', width: null }, 'frame_vendor_id', 'frame_needs_size'],
    [{ frame_height: 50 }, 'frame_height', 'frame_height_order'],
    [{ weight_without_frame: 2, weight_with_frame: 1.99 }, 'weight_with_frame', 'weight_order'],
    [{ wash_guide: 'By hand.' }, 'wash_guide', 'wash_guide_needs_washable'],
  ];
  it.each(invalid)('reports %j at %s: %s', (more, field, rule) => {
    expect(workProblems({ ...work, ...more })).toEqual([{ field, rule }]);
  });
});

it('splits a sale exactly into service charge and amount received', () => {
  for (const amount of ['0.01', '0.05', '2400.00', '9999999999.99']) {
    for (const percent of [0, 12, 12.34, 33.33, 100]) {
      const { cost, serviceCharge, amountReceived } = saleAmounts({ amount, currency: 'USD' }, percent);
      expect(compare(add(serviceCharge, amountReceived), cost)).toBe(0);
    }
  }
  expect(saleAmounts({ amount: '372000', currency: 'JPY' }, 12)).toMatchObject({
    serviceCharge: { amount: '44640', currency: 'JPY' },
    amountReceived: { amount: '327360', currency: 'JPY' },
  });
});

it('applies a discount', () => {
  expect(discounted({ amount: '2400.00', currency: 'USD' }, 12.5)).toEqual({ amount: '2100.00', currency: 'USD' });
});

it('isInOrder detects a range in the wrong order', () => {
  expect([isInOrder(1, 2), isInOrder(2, 2), isInOrder(3, 2), isInOrder(null, 2), isInOrder(3, null)]).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});
