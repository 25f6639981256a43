/** A payment of a seller to the house (000 section 1; 001 sections 1 and 9). */
import { minute } from '../constants.ts';
import { defineProcess, type Guard } from './process.ts';

export interface PaymentFacts {
  /** When the gateway closes, or by when a bank transfer is to arrive. */
  expires_at: Date;
  /** Since when the wallet is being asked for the money. */
  capture_started_at: Date | null;
  /** When a bank transfer came to the house's account, where that is told; else it comes now. */
  arrived_at?: Date | undefined;
}

/** After this a question to the wallet that was never answered no longer stands in the way. */
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
  title: 'A payment for services',
  source: '001 section 9: a bank transfer is to arrive within 10 days. The rest is ours.',
  states: ['open', 'awaiting_transfer', 'paid', 'failed', 'cancelled', 'lapsed'],
  initial: 'open',
  transitions: [
    // What a gateway has taken is credited, whatever the house thought of the payment meanwhile.
    { action: 'pay', by: 'system', from: ['open', 'failed', 'cancelled', 'lapsed'], to: 'paid' },
    {
      // Whoever enters it late does not take the seller's money for nothing: the day counts on which it came.
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
