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

describe('payout of a sale', () => {
  it('waits for the delivery and for an open return', () => {
    expect(of({})).toEqual({ state: 'after_delivery', due_on: null });
    expect(of({ status: 'Shipped' })).toEqual({ state: 'after_delivery', due_on: null });
    expect(of({ ...delivered, status: 'Return Request' })).toEqual({ state: 'after_return', due_on: null });
  });

  it('is due a number of days after the return window, in the seller’s time zone', () => {
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

  it('counts from the end of a return if that is later', () => {
    const answered = new Date('2026-12-09T10:00:00Z');
    expect(of({ ...delivered, returnEndedAt: answered })).toEqual(due('2026-12-16'));
    expect(of({ ...delivered, returnEndedAt: new Date('2026-11-30T10:00:00Z') })).toEqual(due('2026-12-12'));
  });

  it('is null if nothing is left to pay', () => {
    expect(of({ ...delivered, status: 'Closed', isLeft: false })).toBeNull();
    expect(of({ status: 'Order Cancelled' })).toBeNull();
    expect(of({ status: 'Rejected' })).toBeNull();
  });

  it('is direct if the buyer transferred the money to the seller', () => {
    expect(of({ ...delivered, byTransfer: true })).toEqual({ state: 'direct', due_on: null });
  });
});

it('payouts of rentals and custom orders count from the delivery', () => {
  for (const cause of ['rent', 'custom'] as const) {
    expect(of({ cause })).toEqual({ state: 'after_delivery', due_on: null });
    expect(of({ cause, ...delivered })).toEqual(due('2026-12-05'));
    // Returning the work does not refund the rent.
    expect(of({ cause, ...delivered, status: 'Return Request' })).toEqual(due('2026-12-05'));
  }
});

it('payouts of renewals and forfeited deposits count from the booking', () => {
  for (const cause of ['renewal', 'deposit_forfeited'] as const) {
    expect(of({ cause, ...delivered, bookedAt: new Date('2027-02-01T10:00:00Z') })).toEqual(due('2027-02-08'));
  }
});
