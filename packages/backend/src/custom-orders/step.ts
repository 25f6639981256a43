/** State transitions of a custom order, by any actor. */
import { bankTransferWindow } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { ArtPieceRow } from '../art-pieces/find.ts';
import type { Queries } from '../db/database.ts';
import { custom_orders, ledger_entries, order_cancellations } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import { newId } from '../ids.ts';
import { type OrderChange, writeOrder } from '../orders/write.ts';
import { recordEvent } from '../platform/timeline.ts';
import { type CustomOrderState, customOrderProcess, seenOf } from '../processes/custom.ts';
import { type Actor, take } from '../processes/process.ts';
import { costColumnsOf, factsOf, linesOf } from './facts.ts';
import { type CustomOrderRecord, piecesOfOrders, stateOfRecord, timelineKind } from './find.ts';
import { notifyBuyer, notifySeller } from './notify.ts';

type PaymentMethod = NonNullable<CustomOrderRecord['order']['payment_method']>;

export interface Step {
  action: string;
  actor: { kind: Actor; name?: string | null };
  /** The reason; shown with the order. */
  reason?: string | null;
  /** The buyer's payment method. */
  method?: PaymentMethod;
  now: Date;
}

interface Taken extends Step {
  record: CustomOrderRecord;
  pieces: readonly ArtPieceRow[];
  state: CustomOrderState;
}

const columnsOf: Partial<Record<CustomOrderState, (taken: Taken) => OrderChange>> = {
  artist_accepted: ({ record, pieces, now }) => ({
    ...costColumnsOf(record, pieces),
    payment_requested_at: now,
    payment_due_at: new Date(now.getTime() + bankTransferWindow),
  }),
  paying: ({ now }) => ({
    payment_method: 'bank_transfer',
    payment_status: 'pending',
    paid_at: now,
    payment_due_at: new Date(now.getTime() + bankTransferWindow),
  }),
  confirmed: ({ record, method, now }) => ({
    payment_method: method ?? record.order.payment_method,
    payment_status: 'confirmed',
    payment_due_at: null,
    paid_at: record.order.paid_at ?? now,
    confirmed_at: now,
  }),
  shipped: ({ now }) => ({ shipped_at: now }),
  delivered: ({ now }) => ({ delivered_at: now }),
  closed: ({ now }) => ({ closed_at: now }),
  artist_not_accepted: () => ({ payment_due_at: null }),
  cancelled: () => ({ payment_due_at: null }),
};

/** Books the seller's earnings on payment; failed orders are added to the cancelled orders. */
async function book(tx: Queries, { record, pieces, state, reason, now }: Taken): Promise<void> {
  const { id, seller_id, currency } = record.order;
  if (state === 'confirmed') {
    await tx.insert(ledger_entries).values({
      id: newId('led'),
      seller_id,
      order_id: id,
      direction: 'credit',
      cause: 'custom',
      amount: linesOf(record, pieces).amount_received.amount,
      currency,
      at: now,
    });
  }
  if (state === 'artist_not_accepted' || state === 'cancelled') {
    const cause = state === 'cancelled' ? 'by_buyer' : 'rejected';
    await tx
      .insert(order_cancellations)
      .values({ id: newId('can'), order_id: id, seller_id, cause, reason, cancelled_at: now });
  }
}

/**
 * Applies a step.
 *
 * @param record locked in this transaction
 * @returns the updated order
 * @throws HttpError 409 if the step is not possible
 */
export async function applyStep(tx: Queries, record: CustomOrderRecord, step: Step): Promise<CustomOrderRecord> {
  const { action, actor, reason = null, now } = step;
  const pieces = await piecesOfOrders(tx, [record.order.id]);
  const before = stateOfRecord(record);
  const { return_window_days } = await siteSettings(tx);
  const facts = factsOf(record, pieces, return_window_days);
  const state = take(customOrderProcess, action, before, facts, now, actor.kind);
  const taken: Taken = { ...step, record, pieces, state };
  const seen = seenOf[state];
  const change = {
    ...columnsOf[state]?.(taken),
    status: seen.status,
    ...(seen.stage && { stage: seen.stage }),
  };
  const [custom] = await tx
    .update(custom_orders)
    .set({ reason })
    .where(eq(custom_orders.order_id, record.order.id))
    .returning();
  if (!custom) throw new Error('the order was not written');
  const order = await writeOrder(tx, record.order, change, now);
  await book(tx, taken);
  await recordEvent(tx, { kind: timelineKind, id: order.id, actor, event: state, note: reason, at: now });
  const after = { ...record, order, custom };
  if (actor.kind !== 'seller') await notifySeller(tx, after, state, now);
  if (actor.kind !== 'buyer') await notifyBuyer(tx, after, state, now);
  return after;
}
