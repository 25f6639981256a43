/**
 * The transition tables of orders and returns: every step is tested, and the offered actions are those that succeed.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../db/schema/index.ts';
import { HttpError } from '../http/http-error.ts';
import { buy } from './buy.ts';
import type { OrderFacts } from './order-steps.ts';
import { type Actor, availableActions, type Process, take } from './process.ts';
import { rent } from './rent.ts';
import { purchaseReturn, type ReturnFacts, rentReturn } from './return.ts';

const now = new Date('2026-11-21T09:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const actors: readonly Actor[] = ['seller', 'buyer', 'super_admin', 'system'];

/** All guards pass. */
const clear: OrderFacts = {
  hasCharges: true,
  eventDiscount: 'none',
  hasPieceLeft: true,
  hasSentPiece: false,
  paymentMethod: 'card',
  paymentStatus: 'confirmed',
  paymentDueAt: null,
  returnUntil: null,
  refundDueBy: null,
  renewalOn: true,
  leaseStatus: 'under_lease',
  leaseEndsAt: null,
};

/** The facts each guarded step needs. */
const needs: Partial<Record<string, Partial<OrderFacts>>> = {
  accept_event_discount: { eventDiscount: 'requested' },
  reject_event_discount: { eventDiscount: 'requested' },
  confirm_bank_payment: { paymentMethod: 'bank_transfer', paymentStatus: 'pending', paymentDueAt: now },
  refuse_bank_payment: { paymentMethod: 'bank_transfer', paymentStatus: 'pending', paymentDueAt: now },
  lapse: { paymentDueAt: hours(-1) },
  record_refund: { refundDueBy: 'seller' },
  close: { returnUntil: hours(-1) },
  end_rent: { leaseStatus: 'expired' },
  expire_lease: { leaseEndsAt: hours(-1) },
};

const orders = [buy, rent].map((process) => [process.kind, process] as const);

/** The reason why a step is unavailable; null if it is available. */
const reasonOf = (
  process: typeof buy,
  action: string,
  state: (typeof orderStatuses)[number],
  facts: OrderFacts,
  by: Actor,
) => availableActions(process, state, facts, now, by).find((one) => one.action === action)?.reason?.code ?? null;

describe.each(orders)('%s order', (_, process) => {
  it('allows every transition of its table', () => {
    for (const { action, by, from, to } of process.transitions) {
      for (const actor of [by].flat()) {
        for (const state of from) {
          const facts = { ...clear, ...needs[action] };
          expect(take(process, action, state, facts, now, actor), `${actor} ${action} ${state}`).toBe(
            to === 'same' ? state : to,
          );
        }
      }
    }
  });

  it('can reach every status', () => {
    const reached = new Set<string>([process.initial]);
    for (const _round of orderStatuses) {
      for (const { from, to } of process.transitions) if (from.some((state) => reached.has(state))) reached.add(to);
    }
    reached.delete('same');
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });

  it('accepts exactly the offered actions for any facts', () => {
    const instant = fc.option(fc.constantFrom(hours(-1), now, hours(1)));
    const facts: fc.Arbitrary<OrderFacts> = fc.record({
      hasCharges: fc.boolean(),
      eventDiscount: fc.constantFrom('none', 'requested', 'accepted', 'rejected'),
      hasPieceLeft: fc.boolean(),
      hasSentPiece: fc.boolean(),
      paymentMethod: fc.option(fc.constantFrom('card', 'wallet', 'bank_transfer')),
      paymentStatus: fc.constantFrom('none', 'pending', 'confirmed', 'refunded'),
      paymentDueAt: instant,
      returnUntil: instant,
      refundDueBy: fc.option(fc.constantFrom('seller', 'house')),
      renewalOn: fc.boolean(),
      leaseStatus: fc.option(fc.constantFrom('not_started', 'under_lease', 'renewed', 'expired', 'returned')),
      leaseEndsAt: instant,
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...orderStatuses), fc.constantFrom(...actors), (known, state, actor) => {
        for (const { action, available } of availableActions(process, state, known, now, actor)) {
          const attempt = () => take(process, action, state, known, now, actor);
          if (available) expect(orderStatuses).toContain(attempt());
          else expect(attempt).toThrow(HttpError);
        }
      }),
    );
  });
});

it('states why a step is not available yet', () => {
  const why = (
    action: string,
    state: (typeof orderStatuses)[number],
    facts: Partial<OrderFacts>,
    by: Actor = 'seller',
  ) => reasonOf(buy, action, state, { ...clear, ...facts }, by);
  expect(why('request_payment', 'Purchase Request', { hasCharges: false })).toBe('charges_missing');
  expect(why('request_payment', 'Purchase Request', { eventDiscount: 'requested' })).toBe('event_discount_open');
  expect(why('request_payment', 'Purchase Request', { hasPieceLeft: false })).toBe('no_piece_left');
  expect(why('accept_event_discount', 'Purchase Request', {})).toBe('no_event_discount');
  expect(why('confirm_order', 'Payment', { paymentStatus: 'pending' })).toBe('bank_payment_unconfirmed');
  expect(why('cancel_order', 'Order Confirmed', { hasSentPiece: true })).toBe('piece_sent');
  expect(why('mark_shipped', 'Delivered', {})).toBe('wrong_status');
  expect(why('record_refund', 'Order Cancelled', { refundDueBy: 'house' })).toBe('refund_by_house');
  expect(why('pay', 'Payment Requested', { paymentDueAt: hours(-1) }, 'buyer')).toBe('payment_window_closed');
});

describe('deadline', () => {
  const at = (returnUntil: Date) => reasonOf(buy, 'request_return', 'Delivered', { ...clear, returnUntil }, 'buyer');
  const moment = (offset: number) => new Date(now.getTime() + offset);

  it('includes its last instant', () => {
    expect(at(moment(0))).toBeNull();
    expect(at(moment(-1))).toBe('return_window_closed');
    const renewal = (leaseEndsAt: Date) =>
      reasonOf(rent, 'renew_rent', 'Delivered', { ...clear, leaseEndsAt }, 'buyer');
    expect(renewal(moment(0))).toBeNull();
    expect(renewal(moment(-1))).toBe('rent_session_expired');
  });

  it('leaves no gap and no overlap between the return window and the automatic close', () => {
    for (const offset of [-1, 0, 1]) {
      const close = reasonOf(buy, 'close', 'Delivered', { ...clear, returnUntil: moment(offset) }, 'system');
      expect(close === null).toBe(at(moment(offset)) !== null);
    }
  });
});

const returns = [purchaseReturn, rentReturn].map(
  (process) => [process.kind, process as unknown as Process<string, ReturnFacts>] as const,
);

it.each(returns)('allows every transition of a %s', (_, process) => {
  for (const { action, by, from, to } of process.transitions) {
    const facts = { hasDeposit: action !== 'settle' };
    for (const actor of [by].flat()) {
      for (const state of from) expect(take(process, action, state, facts, now, actor)).toBe(to);
    }
  }
  const offered = availableActions(process, 'requested', { hasDeposit: true }, now);
  expect(offered.filter(({ available }) => available)).toHaveLength(2);
});
