/** Deadlines of orders, and of pieces for custom orders and crowdfunding requests. */
import { and, between, eq, getTableColumns, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, crowdfunding_requests, orders } from '../db/schema/index.ts';
import { atInstant, type Deadline, daysOf, type Horizon, onDay } from './deadline.ts';

type OrderRow = typeof orders.$inferSelect;

export const paying = ['Payment Requested', 'Payment'] as const;
export const leased = ['under_lease', 'renewed'] as const;
const over = ['Delivered', 'Closed', 'Rejected', 'Order Cancelled'] as const;

const subjectOf = ({ kind, id, number, title }: OrderRow) => ({ record: { kind, id, parent_id: null }, number, title });

/** Deadlines of an order: payment within 10 days, return within 7 (001 section 9), end of the rental. */
export function deadlinesOfOrder(order: OrderRow): Deadline[] {
  const { status, payment_status: paid, payment_due_at: dueAt, return_until: until, lease_status: lease } = order;
  const isOpen = paid !== 'confirmed' && paid !== 'refunded';
  const ends = lease === 'under_lease' || lease === 'renewed' ? order.lease_ends_at : null;
  const subject = subjectOf(order);
  return [
    ...(dueAt && isOpen && (status === 'Payment Requested' || status === 'Payment')
      ? [atInstant(dueAt, { kind: 'payment', ...subject, confirm: status === 'Payment' })]
      : []),
    ...(until && status === 'Delivered' ? [atInstant(until, { kind: 'return', ...subject })] : []),
    ...(ends ? [atInstant(ends, { kind: 'lease', ...subject })] : []),
  ];
}

/** Selects only rows with a deadline in the period, using indexes. */
export async function orderDeadlines(queries: Queries, { sellerId, now, until }: Horizon): Promise<Deadline[]> {
  const rows = await queries
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.seller_id, sellerId),
        or(
          and(inArray(orders.status, [...paying]), between(orders.payment_due_at, now, until)),
          and(eq(orders.status, 'Delivered'), between(orders.return_until, now, until)),
          and(inArray(orders.lease_status, [...leased]), between(orders.lease_ends_at, now, until)),
        ),
      ),
    );
  return rows.flatMap(deadlinesOfOrder);
}

/** Dates by which buyers of custom orders need them. */
export async function neededDeadlines(queries: Queries, horizon: Horizon): Promise<Deadline[]> {
  const rows = await queries
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.seller_id, horizon.sellerId),
        eq(orders.kind, 'custom'),
        between(orders.needed_by, ...daysOf(horizon)),
        notInArray(orders.status, [...over]),
        notInArray(orders.stage, ['completed', 'artist_not_accepted']),
      ),
    );
  return rows.flatMap((order) =>
    order.needed_by ? [onDay(order.needed_by, { kind: 'needed', ...subjectOf(order) })] : [],
  );
}

/** Completion dates of pieces of open custom orders and requests. */
export async function pieceDeadlines(queries: Queries, horizon: Horizon): Promise<Deadline[]> {
  const rows = await queries
    .select({
      piece: getTableColumns(art_pieces),
      order: { number: orders.number, status: orders.status },
      request: { number: crowdfunding_requests.number, status: crowdfunding_requests.status },
    })
    .from(art_pieces)
    .leftJoin(orders, eq(orders.id, art_pieces.order_id))
    .leftJoin(crowdfunding_requests, eq(crowdfunding_requests.id, art_pieces.crowdfunding_id))
    .where(
      and(
        eq(art_pieces.seller_id, horizon.sellerId),
        isNull(art_pieces.removed_at),
        inArray(art_pieces.status, ['not_started', 'in_progress']),
        between(art_pieces.completion_date, ...daysOf(horizon)),
        or(eq(orders.status, 'Order Confirmed'), inArray(crowdfunding_requests.status, ['accepted', 'closed'])),
      ),
    );
  return rows.flatMap(({ piece, order, request }) => {
    const { id, title, completion_date: day, order_id, crowdfunding_id } = piece;
    if (!day || !horizon.may(order_id ? 'sa-list-orders' : 'sa-list-crowd-funding')) return [];
    const kind = order_id ? ('custom_piece' as const) : ('crowdfunding_piece' as const);
    const record = { kind, id, parent_id: order_id ?? crowdfunding_id };
    return [onDay(day, { kind: 'finish', record, number: order?.number ?? request?.number ?? null, title })];
  });
}
