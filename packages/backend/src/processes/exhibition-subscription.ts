/**
 * Transition table of an application for an exhibition (001 section 4: exhibition subscription). Both sides are
 * sellers.
 */
import { defineProcess, type Reason } from './process.ts';

export type SubscriptionStatus =
  | 'applied'
  | 'accepted'
  | 'declined'
  | 'subscribed'
  | 'cancellation_requested'
  | 'cancelled'
  | 'unsubscribed';

export type PaymentStatus = 'not_needed' | 'unpaid' | 'paid' | 'refund_due' | 'refunded';

export interface SubscriptionFacts {
  /** The caller's side. */
  caller: 'organiser' | 'participant';
  role: 'exhibitor' | 'attendee';
  payment: PaymentStatus;
  /** Free places in the role. */
  placesLeft: number;
  startsAt: Date;
  /** Cancellation deadline, inclusive. */
  cancelUntil: Date;
  /** The same in the event's time zone, for display. */
  cancelUntilThere: string;
  /** When an unpaid place expires. */
  payUntil: Date | null;
}

function as_organiser({ caller }: SubscriptionFacts): Reason | null {
  return caller === 'organiser' ? null : { code: 'exhibition_not_organiser', values: {} };
}

function as_participant({ caller }: SubscriptionFacts): Reason | null {
  return caller === 'participant' ? null : { code: 'exhibition_not_participant', values: {} };
}

function of_exhibitor({ role }: SubscriptionFacts): Reason | null {
  return role === 'exhibitor' ? null : { code: 'exhibition_attendee_not_decided', values: {} };
}

function of_attendee({ role }: SubscriptionFacts): Reason | null {
  return role === 'attendee' ? null : { code: 'exhibition_organiser_decides', values: {} };
}

function before_start({ startsAt }: SubscriptionFacts, now: Date): Reason | null {
  return now < startsAt ? null : { code: 'exhibition_has_started', values: {} };
}

function place_left({ placesLeft }: SubscriptionFacts): Reason | null {
  return placesLeft > 0 ? null : { code: 'exhibition_full', values: {} };
}

function in_time({ cancelUntil, cancelUntilThere }: SubscriptionFacts, now: Date): Reason | null {
  if (now <= cancelUntil) return null;
  return { code: 'exhibition_cancel_closed', values: { until: cancelUntil.toISOString(), there: cancelUntilThere } };
}

function nothing_paid({ payment }: SubscriptionFacts): Reason | null {
  return payment === 'paid' ? { code: 'exhibition_fee_paid', values: {} } : null;
}

function fee_paid({ payment }: SubscriptionFacts): Reason | null {
  return payment === 'paid' ? null : { code: 'exhibition_fee_not_paid', values: {} };
}

function fee_settled({ payment }: SubscriptionFacts): Reason | null {
  return payment === 'unpaid' ? { code: 'exhibition_fee_not_paid', values: {} } : null;
}

function time_is_up({ payUntil, startsAt }: SubscriptionFacts, now: Date): Reason | null {
  const end = payUntil ?? startsAt;
  return now >= end ? null : { code: 'exhibition_place_held', values: { until: end.toISOString() } };
}

const open = ['applied', 'accepted', 'subscribed', 'cancellation_requested'] as const;

/** True if the application has not ended; once it has, a new application may be made. */
export const isOpen = (status: SubscriptionStatus) => (open as readonly string[]).includes(status);

/** True for states that occupy a place. */
export const holdsPlace = (status: SubscriptionStatus) => isOpen(status) && status !== 'applied';

export const subscriptionProcess = defineProcess<SubscriptionStatus, SubscriptionFacts>({
  kind: 'exhibition_subscription',
  title: 'Application for an exhibition',
  source: '001 sections 4, 6 and 9. “Seller” is the organiser or the applicant, depending on the first guard.',
  states: ['applied', 'accepted', 'declined', 'subscribed', 'cancellation_requested', 'cancelled', 'unsubscribed'],
  initial: 'applied',
  transitions: [
    {
      action: 'accept',
      by: 'seller',
      from: ['applied'],
      to: 'accepted',
      guards: [as_organiser, of_exhibitor, before_start, place_left],
    },
    { action: 'accept', by: 'system', from: ['applied'], to: 'accepted', guards: [of_attendee, place_left] },
    {
      action: 'decline',
      by: 'seller',
      from: ['applied', 'accepted'],
      to: 'declined',
      guards: [as_organiser, of_exhibitor, before_start],
    },
    { action: 'subscribe', by: 'system', from: ['accepted'], to: 'subscribed', guards: [fee_settled] },
    {
      action: 'unsubscribe',
      by: 'seller',
      from: ['applied', 'accepted', 'subscribed'],
      to: 'unsubscribed',
      guards: [as_participant, nothing_paid, in_time],
    },
    {
      action: 'request_cancellation',
      by: 'seller',
      from: ['subscribed'],
      to: 'cancellation_requested',
      guards: [as_participant, fee_paid, in_time],
    },
    { action: 'accept_cancellation', by: 'super_admin', from: ['cancellation_requested'], to: 'cancelled' },
    { action: 'refuse_cancellation', by: 'super_admin', from: ['cancellation_requested'], to: 'subscribed' },
    { action: 'lapse', by: 'system', from: ['applied', 'accepted'], to: 'unsubscribed', guards: [time_is_up] },
    { action: 'cancel', by: 'system', from: open, to: 'cancelled' },
  ],
});

/** All actions that each side can have on an application. */
export const subscriptionActionsOf = (caller: SubscriptionFacts['caller']): readonly string[] =>
  caller === 'organiser' ? ['accept', 'decline'] : ['unsubscribe', 'request_cancellation'];
