import { describe, expect, it } from 'vitest';
import { type PayoutFacts, payoutOf } from './payout.ts';

const facts: PayoutFacts = {
  cause: 'sale',
  bookedAt: new Date('2026-11-18T09:42:00Z'),
  status: 'Order Confirmed',
  byTransfer: false,
  deliveredAt: null,
  returnUntil: null,
  returnEndedAt: null,
  isLeft: true,
};
const delivered = {
  status: 'Delivered',
  deliveredAt: new Date('2026-11-28T16:00:00Z'),
  returnUntil: new Date('2026-12-05T16:00:00Z'),
};
const of = (more: Partial<PayoutFacts>, days = 7, zone = 'Europe/London') =>
  payoutOf({ ...facts, ...more }, days, zone);
const due = (due_on: string) => ({ state: 'due', due_on });

describe('a sale', () => {
  it('waits for its delivery, and for a return', () => {
    expect(of({})).toEqual({ state: 'after_delivery', due_on: null });
    expect(of({ status: 'Shipped' })).toEqual({ state: 'after_delivery', due_on: null });
    expect(of({ ...delivered, status: 'Return Request' })).toEqual({ state: 'after_return', due_on: null });
  });

  it('is due days after it can no longer be returned, counted on the seller’s calendar', () => {
    expect(of(delivered)).toEqual(due('2026-12-12'));
    expect(of({ ...delivered, status: 'Closed' })).toEqual(due('2026-12-12'));
    // In this zone the window ends on the sixth.
    expect(of(delivered, 7, 'Asia/Tokyo')).toEqual(due('2026-12-13'));
    expect(of(delivered, 0)).toEqual(due('2026-12-05'));
    expect(of({ ...delivered, returnUntil: new Date('2026-12-28T12:00:00Z') })).toEqual(due('2027-01-04'));
    // Daylight saving time starts in between.
    const spring = new Date('2027-03-25T23:30:00Z');
    expect(of({ ...delivered, returnUntil: spring }, 7)).toEqual(due('2027-04-01'));
  });

  it('counts from the end of its return where that is later', () => {
    const answered = new Date('2026-12-09T10:00:00Z');
    expect(of({ ...delivered, returnEndedAt: answered })).toEqual(due('2026-12-16'));
    expect(of({ ...delivered, returnEndedAt: new Date('2026-11-30T10:00:00Z') })).toEqual(due('2026-12-12'));
  });

  it('of which nothing is left is not paid out', () => {
    expect(of({ ...delivered, status: 'Closed', isLeft: false })).toBeNull();
    expect(of({ status: 'Order Cancelled' })).toBeNull();
    expect(of({ status: 'Rejected' })).toBeNull();
  });

  it('that was transferred to the seller is not paid out again', () => {
    expect(of({ ...delivered, byTransfer: true })).toEqual({ state: 'direct', due_on: null });
  });
});

it('a rent and what was made to order count from the delivery', () => {
  for (const cause of ['rent', 'custom'] as const) {
    expect(of({ cause })).toEqual({ state: 'after_delivery', due_on: null });
    expect(of({ cause, ...delivered })).toEqual(due('2026-12-05'));
    // Returning the work does not refund the rent.
    expect(of({ cause, ...delivered, status: 'Return Request' })).toEqual(due('2026-12-05'));
  }
});

it('a renewal and a deposit that is kept count from their booking', () => {
  for (const cause of ['renewal', 'deposit_forfeited'] as const) {
    expect(of({ cause, ...delivered, bookedAt: new Date('2027-02-01T10:00:00Z') })).toEqual(due('2027-02-08'));
  }
});
