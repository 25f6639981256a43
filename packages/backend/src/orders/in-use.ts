/** Orders that use works (001 section 5: such works cannot be deleted). */
import { and, desc, eq, inArray, ne, notInArray, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.ts';
import { art_pieces, orders } from '../db/schema/index.ts';
import type { OrderRow } from './record.ts';

/** Ended without a sale, so the work does not count as used. */
const endedForNothing = ['Rejected', 'Order Cancelled'] as const;

/** True if the order has not ended. */
export const isRunningOrder = ({ status }: Pick<OrderRow, 'status'>) =>
  status !== 'Closed' && !endedForNothing.some((ended) => ended === status);

/** True if an order ended without a sale: rejected, cancelled, or fully refunded. */
export const endedWithoutSale = (order: Pick<OrderRow, 'status' | 'payment_status'>) =>
  !isRunningOrder(order) && (order.status !== 'Closed' || order.payment_status === 'refunded');

/**
 * The orders for a work, the latest first: its own, and custom orders that contain it as a piece.
 *
 * @param all include failed ones
 */
export function ordersOfWork(queries: Queries, workId: string, all = false): Promise<OrderRow[]> {
  const own = queries.select({ id: orders.id }).from(orders).where(eq(orders.work_id, workId));
  const asPiece = queries.select({ id: art_pieces.order_id }).from(art_pieces).where(eq(art_pieces.work_id, workId));
  return queries
    .select()
    .from(orders)
    .where(
      and(
        // Not `or`, for which PostgreSQL would read every order.
        inArray(orders.id, union(asPiece, own)),
        all ? undefined : notInArray(orders.status, [...endedForNothing]),
        all ? undefined : or(ne(orders.status, 'Closed'), ne(orders.payment_status, 'refunded')),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id));
}
