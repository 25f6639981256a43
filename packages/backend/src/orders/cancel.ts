/** Ways in which an order fails; payments are refunded. */
import { refundOfCancellation } from '@smart-art/openapi/rules';
import { order_cancellations } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Actor } from '../processes/process.ts';
import { linesOf } from './amounts.ts';
import { oweRefund } from './money-back.ts';
import { type NewOrderEvent, recordAndNotify } from './notify.ts';
import { orderStatusAfter } from './process-of.ts';
import type { OrderRow } from './record.ts';
import type { Step } from './step.ts';
import { writeOrder } from './write.ts';

type Cause = (typeof order_cancellations.$inferSelect)['cause'];

const causes: Record<Actor, Cause> = {
  seller: 'by_seller',
  buyer: 'by_buyer',
  super_admin: 'by_super_admin',
  system: 'payment_lapsed',
};

async function end(step: Step, status: OrderRow['status'], cause: Cause, reason: string | null): Promise<OrderRow> {
  const { tx, record, now } = step;
  const { order } = record;
  await tx.insert(order_cancellations).values({
    id: newId('can'),
    order_id: order.id,
    seller_id: order.seller_id,
    cause,
    reason,
    cancelled_at: now,
  });
  // An unconfirmed transfer does not count as paid.
  const isPaid = order.payment_status === 'confirmed';
  if (isPaid) await oweRefund(tx, order, 'cancellation', refundOfCancellation(linesOf(order)), now);
  const payment_status = isPaid ? order.payment_status : 'none';
  return writeOrder(tx, order, { status, payment_status, payment_due_at: null }, now);
}

/** Rejects a purchase request. @throws HttpError 409 */
export async function rejectOrder(step: Step, actor: 'seller' | 'super_admin', reason: string): Promise<void> {
  const { tx, record, now } = step;
  const status = orderStatusAfter(record, 'reject_order', now, actor);
  const order = await end(step, status, 'rejected', reason);
  const toSeller = actor === 'seller' ? {} : ({ seller: 'cancelled' } as const);
  const newEvent = { event: 'rejected', actor, note: reason, buyer: 'rejected' } as const;
  await recordAndNotify(tx, order, record.buyer, { ...newEvent, ...toSeller }, now);
}

const notified: Record<Actor, Pick<NewOrderEvent, 'seller' | 'buyer'>> = {
  seller: { buyer: 'cancelled' },
  buyer: { seller: 'cancelled' },
  super_admin: { seller: 'cancelled', buyer: 'cancelled' },
  system: { seller: 'lapsed', buyer: 'lapsed' },
};

/** Cancels an order that is not shipped; the system cancels orders not paid in time. @throws HttpError 409 */
export async function cancelOrder(step: Step, actor: Actor, reason: string | null): Promise<void> {
  const { tx, record, now } = step;
  const status = orderStatusAfter(record, actor === 'system' ? 'lapse' : 'cancel_order', now, actor);
  const order = await end(step, status, causes[actor], reason);
  const event = actor === 'system' ? 'payment_lapsed' : 'cancelled';
  await recordAndNotify(tx, order, record.buyer, { event, actor, note: reason, ...notified[actor] }, now);
}
