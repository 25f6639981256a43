/** State transitions of an application: places, fee, notifications and events. */
import { bankTransferWindow } from '@smart-art/openapi/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_subscriptions, exhibitions } from '../db/schema/index.ts';
import type { MessageKey } from '../messages/messages.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { recordEvent } from '../platform/timeline.ts';
import {
  holdsPlace,
  isOpen,
  type PaymentStatus,
  type SubscriptionStatus,
  subscriptionProcess,
} from '../processes/exhibition-subscription.ts';
import { type Actor, take } from '../processes/process.ts';
import { nameOf, peopleOf } from '../profile/people.ts';
import { type ExhibitionRow, type SubscriptionRow, subscriptionFacts } from './rows.ts';

/** An application and its exhibition, both locked in the transaction. */
export interface Locked {
  exhibition: ExhibitionRow;
  subscription: SubscriptionRow;
}

export interface Move {
  action: string;
  actor: Actor;
  /** Which side the caller is; absent for the operator and jobs. */
  caller?: 'organiser' | 'participant';
  /** The person's reason. */
  reason?: string | null;
  now: Date;
}

/** The payment status after an application ends. */
function paymentAfter(next: SubscriptionStatus, payment: PaymentStatus): PaymentStatus {
  if (isOpen(next)) return payment;
  if (payment === 'paid') return 'refund_due';
  return payment === 'unpaid' ? 'not_needed' : payment;
}

/** When an unpaid place expires: after the payment period, at the latest when the exhibition ends. */
function payUntil({ exhibition, subscription }: Locked, next: SubscriptionStatus, now: Date): Date | null {
  if (next !== 'accepted' || subscription.payment_status !== 'unpaid') return null;
  return new Date(Math.min(now.getTime() + bankTransferWindow, exhibition.ends_at.getTime()));
}

async function changePlacesTaken(
  tx: Queries,
  exhibition: ExhibitionRow,
  role: 'exhibitor' | 'attendee',
  change: number,
) {
  if (change === 0) return exhibition;
  const taken =
    role === 'exhibitor'
      ? { exhibitors_taken: sql`${exhibitions.exhibitors_taken} + ${change}` }
      : { subscribers_taken: sql`${exhibitions.subscribers_taken} + ${change}` };
  const [changed] = await tx.update(exhibitions).set(taken).where(eq(exhibitions.id, exhibition.id)).returning();
  if (!changed) throw new Error('the exhibition was not written');
  return changed;
}

/** Messages for the applicant and the organiser by the new state. */
const participantMessages: Partial<Record<SubscriptionStatus, MessageKey>> = {
  accepted: 'exhibitionAccepted',
  declined: 'exhibitionDeclined',
  subscribed: 'exhibitionSubscribed',
  cancelled: 'exhibitionCancelled',
};
const organiserMessages: Partial<Record<SubscriptionStatus, MessageKey>> = {
  subscribed: 'exhibitionHasSubscriber',
  cancellation_requested: 'exhibitionCancellationRequested',
  cancelled: 'exhibitionLostSubscriber',
  unsubscribed: 'exhibitionLostSubscriber',
};

async function nameOfApplicant(tx: Queries, { seller_id }: SubscriptionRow): Promise<string> {
  const person = (await peopleOf(tx, [seller_id])).get(seller_id);
  return person ? nameOf(person) : '';
}

const keyForParticipant = (action: string, status: SubscriptionStatus) => {
  if (action === 'lapse') return 'exhibitionLapsed';
  return action === 'refuse_cancellation' ? 'exhibitionCancellationRefused' : participantMessages[status];
};

/** Nobody is notified of their own action, nor the organiser of the consequences of a deletion. */
const keyForOrganiser = (action: string, status: SubscriptionStatus) =>
  action === 'cancel' || action === 'refuse_cancellation' ? undefined : organiserMessages[status];

async function notifyBoth(tx: Queries, { exhibition, subscription }: Locked, { action, now }: Move): Promise<void> {
  const values = { exhibition: exhibition.name, name: await nameOfApplicant(tx, subscription) };
  const about = {
    type: 'Exhibition',
    kind: 'exhibitions',
    module: 'exhibitions',
    link: `/exhibitions/view/${exhibition.id}`,
    now,
  } as const;
  const toParticipant = keyForParticipant(action, subscription.status);
  if (toParticipant) {
    await notifySeller(tx, { ...about, sellerId: subscription.seller_id, message: { key: toParticipant, values } });
  }
  const toOrganiser = keyForOrganiser(action, subscription.status);
  if (toOrganiser) {
    await notifySeller(tx, { ...about, sellerId: exhibition.seller_id, message: { key: toOrganiser, values } });
  }
}

/** Only exhibitors are recorded as events: attendees come in thousands. */
async function record(tx: Queries, { exhibition, subscription }: Locked, { actor, caller, now }: Move) {
  if (subscription.role !== 'exhibitor') return;
  const name = await nameOfApplicant(tx, subscription);
  const organiser = exhibition.organiser.name;
  const actorName = caller === 'organiser' ? organiser : name;
  await recordEvent(tx, {
    kind: 'exhibition',
    id: exhibition.id,
    actor: { kind: actor, name: actor === 'seller' ? actorName : null },
    event: `exhibitor_${subscription.status}`,
    note: subscription.reason,
    values: { name },
    at: now,
  });
}

/**
 * @returns both rows as updated
 * @throws HttpError 409 if the transition table does not allow it
 */
export async function move(tx: Queries, locked: Locked, request: Move): Promise<Locked> {
  const { exhibition, subscription } = locked;
  const { action, actor, caller = 'participant', reason, now } = request;
  const facts = subscriptionFacts(exhibition, subscription, caller);
  const next = take(subscriptionProcess, action, subscription.status, facts, now, actor);
  const change = Number(holdsPlace(next)) - Number(holdsPlace(subscription.status));
  const changedExhibition = await changePlacesTaken(tx, exhibition, subscription.role, change);
  const [changed] = await tx
    .update(exhibition_subscriptions)
    .set({
      status: next,
      payment_status: paymentAfter(next, subscription.payment_status),
      pay_until: payUntil(locked, next, now),
      ...(reason !== undefined && { reason }),
      version: subscription.version + 1,
      updated_at: now,
    })
    .where(eq(exhibition_subscriptions.id, subscription.id))
    .returning();
  if (!changed) throw new Error('the application was not written');
  const moved = { exhibition: changedExhibition, subscription: changed };
  await record(tx, moved, request);
  // Without a fee an accepted application becomes a subscription at once; only that is notified.
  if (next === 'accepted' && changed.payment_status !== 'unpaid') {
    return move(tx, moved, { action: 'subscribe', actor: 'system', now });
  }
  await notifyBoth(tx, moved, request);
  return moved;
}

/** Records the payment of a fee. @throws HttpError 409 */
export async function payFee(tx: Queries, { exhibition, subscription }: Locked, now: Date): Promise<Locked> {
  const payment_status = subscription.payment_status === 'unpaid' ? 'paid' : subscription.payment_status;
  const paid = { ...subscription, payment_status } as const;
  await tx
    .update(exhibition_subscriptions)
    .set({ payment_status })
    .where(eq(exhibition_subscriptions.id, subscription.id));
  return move(tx, { exhibition, subscription: paid }, { action: 'subscribe', actor: 'system', now });
}
