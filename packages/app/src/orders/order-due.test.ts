import { expect, test } from 'vitest';
import { dueOf } from './order-due.ts';

const nothing = { payment_due_at: null, payment_status: 'none', return_until: null, rent: null } as const;
const at = '2026-11-28T09:42:00.000Z';

test.each([
  ['a requested payment', { status: 'Payment Requested', payment_due_at: at }, { kind: 'payment', at }],
  [
    'a reported bank transfer',
    { status: 'Payment', payment_due_at: at, payment_status: 'pending' },
    { kind: 'confirmation', at },
  ],
  ['a paid order', { status: 'Payment', payment_due_at: at, payment_status: 'confirmed' }, null],
  ['a returnable delivery', { status: 'Delivered', return_until: at }, { kind: 'return', at }],
  ['a requested return', { status: 'Return Request', return_until: at }, null],
  ['a purchase request', { status: 'Purchase Request' }, null],
] as const)('returns the deadline of %s', (_, facts, due) => {
  expect(dueOf({ ...nothing, ...facts })).toEqual(due);
});

const rent = {
  monthly_price: { amount: '80.00', currency: 'USD' },
  months: 3,
  minimum_rental_months: 1,
  maximum_rental_months: 12,
  renewal: true,
  lease_starts_at: '2026-08-28T09:42:00.000Z',
  lease_ends_at: at,
} as const;

test.each([
  ['under_lease', { kind: 'lease', at }],
  ['renewed', { kind: 'lease', at }],
  ['expired', null],
  ['returned', null],
] as const)('returns the deadline of a lease that is %s', (lease_status, due) => {
  expect(dueOf({ ...nothing, status: 'Delivered', rent: { ...rent, lease_status } })).toEqual(due);
});
