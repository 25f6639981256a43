/**
 * Walks the transition tables of exhibitions and invitations: every offered action succeeds, every other one is
 * rejected.
 */
import { assert, constantFrom, date, integer, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { type ExhibitionFacts, exhibitionProcess } from './exhibition.ts';
import { holdsPlace, isOpen, type SubscriptionFacts, subscriptionProcess } from './exhibition-subscription.ts';
import { type Actor, availableActions, type Process, take } from './process.ts';
import { type ReferralFacts, referralProcess } from './referral.ts';

const now = new Date('2026-11-21T00:00:00Z');
const around = date({ min: new Date('2026-11-01'), max: new Date('2026-12-11'), noInvalidDate: true });
const actors: Actor[] = ['seller', 'buyer', 'super_admin', 'system'];

/** An available action leads to a state; an unavailable one is rejected with the stated reason. */
function agrees<State extends string, Facts>(process: Process<State, Facts>, state: State, facts: Facts): void {
  for (const actor of actors) {
    for (const { action, available, reason } of availableActions(process, state, facts, now, actor)) {
      const attempt = () => take(process, action, state, facts, now, actor);
      if (available) expect(process.states).toContain(attempt());
      else {
        expect(attempt).toThrow(HttpError);
        expect(reason).not.toBeNull();
      }
    }
  }
}

const places = record({ exhibitor: integer({ min: 0, max: 2 }), attendee: integer({ min: 0, max: 2 }) });
const yesOrNo = constantFrom(true, false);
const exhibitionFacts = record<ExhibitionFacts>({
  isOrganiser: yesOrNo,
  editUntil: around,
  editUntilThere: constantFrom('2026-11-21 10:00 (Asia/Tokyo)'),
  hasApplied: record({ exhibitor: yesOrNo, attendee: yesOrNo }),
  placesLeft: places,
});
const subscriptionFacts = record<SubscriptionFacts>({
  caller: constantFrom('organiser', 'participant'),
  role: constantFrom('exhibitor', 'attendee'),
  payment: constantFrom('not_needed', 'unpaid', 'paid', 'refund_due', 'refunded'),
  placesLeft: integer({ min: 0, max: 2 }),
  startsAt: around,
  cancelUntil: around,
  cancelUntilThere: constantFrom('2026-11-21 10:00 (Asia/Tokyo)'),
  payUntil: option(around),
});
const referralFacts = record<ReferralFacts>({
  remindersSent: integer({ min: 0, max: 3 }),
  lastRemindedAt: option(around),
  expiresAt: around,
});

it('offers exactly the allowed actions of an exhibition', () => {
  assert(
    property(constantFrom(...exhibitionProcess.states), exhibitionFacts, (state, facts) =>
      agrees(exhibitionProcess, state, facts),
    ),
  );
});

it('offers exactly the allowed actions of an application', () => {
  assert(
    property(constantFrom(...subscriptionProcess.states), subscriptionFacts, (state, facts) =>
      agrees(subscriptionProcess, state, facts),
    ),
  );
});

it('offers exactly the allowed actions of an invitation', () => {
  assert(
    property(constantFrom(...referralProcess.states), referralFacts, (state, facts) =>
      agrees(referralProcess, state, facts),
    ),
  );
});

it.each([exhibitionProcess, subscriptionProcess, referralProcess] as unknown as Process<string, never>[])(
  'can reach every state of $title from the initial state',
  ({ states, initial, transitions }) => {
    const reached = new Set([initial]);
    for (let before = 0; before !== reached.size; ) {
      before = reached.size;
      for (const { from, to } of transitions)
        if (to !== 'same' && from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...states].sort());
  },
);

it('holds no place in the final states of an application', () => {
  const ends = subscriptionProcess.states.filter((state) => !isOpen(state));
  expect(ends).toEqual(['declined', 'cancelled', 'unsubscribed']);
  expect(ends.some(holdsPlace)).toBe(false);
  expect(subscriptionProcess.states.filter(holdsPlace)).toEqual(['accepted', 'subscribed', 'cancellation_requested']);
});
