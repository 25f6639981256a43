/** Transition table of a seller's payment to the operator (000 section 1; 001 sections 1 and 9). */
import { minute } from '../constants.ts';
import { defineProcess, type Guard } from './process.ts';

export interface PaymentFacts {
  /** When the gateway's checkout closes, or the due date of a bank transfer. */
  expires_at: Date;
  /** When the wallet capture started. */
  capture_started_at: Date | null;
  /** When a bank transfer arrived, if entered; now by default. */
  arrived_at?: Date | undefined;
}

/** After this, a capture that never got a response no longer blocks other steps. */
const captureTime = 2 * minute;

const arrivedInTime: Guard<PaymentFacts> = ({ expires_at, arrived_at }, now) =>
  (arrived_at ?? now) < expires_at ? null : { code: 'transfer_overdue', values: { due: expires_at.toISOString() } };

const timeIsOver: Guard<PaymentFacts> = ({ expires_at }, now) =>
  now >= expires_at ? null : { code: 'not_due_yet', values: { due: expires_at.toISOString() } };

const notBeingTaken: Guard<PaymentFacts> = ({ capture_started_at }, now) =>
  capture_started_at && now.getTime() - capture_started_at.getTime() < captureTime
    ? { code: 'being_taken', values: {} }
    : null;

export const subscriptionPayment = defineProcess({
  kind: 'subscription_payment',
  title: 'Payment for services',
  source: '001 section 9: a bank transfer must arrive within 10 days. The rest is our own.',
  states: ['open', 'awaiting_transfer', 'paid', 'failed', 'cancelled', 'lapsed'],
  initial: 'open',
  transitions: [
    // Money taken by a gateway is always credited, even if the payment was already closed.
    { action: 'pay', by: 'system', from: ['open', 'failed', 'cancelled', 'lapsed'], to: 'paid' },
    {
      // The day of arrival counts, so that a late entry does not cost the seller the payment.
      action: 'confirm_transfer',
      by: 'super_admin',
      from: ['awaiting_transfer', 'lapsed'],
      to: 'paid',
      guards: [arrivedInTime],
    },
    {
      action: 'cancel',
      by: 'seller',
      from: ['open', 'awaiting_transfer'],
      to: 'cancelled',
      guards: [notBeingTaken],
    },
    { action: 'fail', by: 'system', from: ['open'], to: 'failed' },
    { action: 'lapse', by: 'system', from: ['open', 'awaiting_transfer'], to: 'lapsed', guards: [timeIsOver] },
  ],
});
