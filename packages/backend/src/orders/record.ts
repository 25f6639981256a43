/** Orders with the related rows that their steps depend on. */
import { and, asc, count, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { queryAll } from '../db/query-all.ts';
import { art_pieces, type OrderBuyer, order_refunds, order_returns, orders, works } from '../db/schema/index.ts';
import type { OrderFacts } from '../processes/order-steps.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ReturnRow = typeof order_returns.$inferSelect;
export type RefundRow = typeof order_refunds.$inferSelect;
type WorkRow = typeof works.$inferSelect;

/** The buyer's details at the time of the order. */
export interface Buyer extends OrderBuyer {
  id: string;
}

export const buyerIn = ({ buyer_id, buyer }: Pick<OrderRow, 'buyer_id' | 'buyer'>): Buyer => ({
  ...buyer,
  id: buyer_id,
});

export interface OrderRecord {
  order: OrderRow;
  buyer: Buyer;
  work: Pick<WorkRow, 'id' | 'pieces'> | null;
  /** The latest return. */
  returned: ReturnRow | null;
  /** The refund due to the buyer. */
  refund: RefundRow | null;
  hasPieceLeft: boolean;
  /** For custom orders: true if one of the pieces has shipped. */
  hasSentPiece: boolean;
}

/** Order statuses that reserve a piece of the work. */
const committedStatuses = [
  'Payment Requested',
  'Payment',
  'Order Confirmed',
  'Shipped',
  'Delivered',
  'Return Request',
] as const;

/** Number of pieces reserved or sold per work: by open orders and by completed purchases. */
export async function committedPieces(queries: Queries, workIds: string[]): Promise<Map<string, number>> {
  if (workIds.length === 0) return new Map();
  const sold = and(eq(orders.kind, 'buy'), eq(orders.status, 'Closed'), ne(orders.payment_status, 'refunded'));
  const rows = await queries
    .select({ workId: orders.work_id, count: count() })
    .from(orders)
    .where(and(inArray(orders.work_id, workIds), or(inArray(orders.status, [...committedStatuses]), sold)))
    .groupBy(orders.work_id);
  return new Map(rows.map((row) => [row.workId ?? '', row.count]));
}

/** Number of pieces paid for and not returned, per work. */
export async function soldPieces(queries: Queries, workIds: string[]): Promise<Map<string, number>> {
  if (workIds.length === 0) return new Map();
  const paid = and(eq(orders.kind, 'buy'), eq(orders.payment_status, 'confirmed'));
  const rows = await queries
    .select({ workId: orders.work_id, count: count() })
    .from(orders)
    .where(and(inArray(orders.work_id, workIds), paid, inArray(orders.status, [...committedStatuses, 'Closed'])))
    .groupBy(orders.work_id);
  return new Map(rows.map((row) => [row.workId ?? '', row.count]));
}

const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** The latest return of each order. */
export async function latestReturns(queries: Queries, orderIds: string[]): Promise<Map<string, ReturnRow>> {
  const rows = await queries
    .select()
    .from(order_returns)
    .where(inArray(order_returns.order_id, orderIds))
    .orderBy(asc(order_returns.requested_at), asc(order_returns.id));
  return new Map(rows.map((row) => [row.order_id, row]));
}

async function openRefunds(queries: Queries, orderIds: string[]): Promise<Map<string, RefundRow>> {
  const rows = await queries
    .select()
    .from(order_refunds)
    .where(and(inArray(order_refunds.order_id, orderIds), eq(order_refunds.status, 'due')));
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Ids of orders with a shipped piece. */
async function ordersWithSentPiece(queries: Queries, orderIds: string[]): Promise<Set<string | null>> {
  if (orderIds.length === 0) return new Set();
  const rows = await queries
    .selectDistinct({ id: art_pieces.order_id })
    .from(art_pieces)
    .where(and(inArray(art_pieces.order_id, orderIds), inArray(art_pieces.status, ['shipped', 'delivered'])));
  return new Set(rows.map(({ id }) => id));
}

const workColumns = { id: works.id, pieces: works.pieces };

/** Loads related rows of orders, with a constant number of queries. */
export async function recordsOf(queries: Queries, rows: OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const workIds = unique(rows.map(({ work_id }) => work_id));
  const requested = rows.filter(({ status }) => status === 'Purchase Request');
  const made = rows.filter(({ kind, status }) => kind === 'custom' && status === 'Order Confirmed').map(({ id }) => id);
  const { found, committed, returns, refunds, sent } = await queryAll({
    found: async () =>
      workIds.length ? queries.select(workColumns).from(works).where(inArray(works.id, workIds)) : [],
    committed: () => committedPieces(queries, unique(requested.map(({ work_id }) => work_id))),
    returns: () => latestReturns(queries, ids),
    refunds: () => openRefunds(queries, ids),
    sent: () => ordersWithSentPiece(queries, made),
  });
  const pieces = byId(found);
  return rows.map((order) => {
    const work = pieces.get(order.work_id ?? '') ?? null;
    return {
      order,
      buyer: buyerIn(order),
      work,
      returned: returns.get(order.id) ?? null,
      refund: refunds.get(order.id) ?? null,
      hasPieceLeft: !work || (committed.get(work.id) ?? 0) < work.pieces,
      hasSentPiece: sent.has(order.id),
    };
  });
}

/** Who refunds an order: the seller for bank transfers, the operator for everything else. */
export const refunderOf = ({ payment_method }: Pick<OrderRow, 'payment_method'>): 'seller' | 'house' =>
  payment_method === 'bank_transfer' ? 'seller' : 'house';

/** The parts of an order that determine the available actions. */
export type Standing = Omit<OrderRecord, 'buyer' | 'work'>;

/** Input of the guards in the order's transition table. */
export const factsOf = ({ order, refund, hasPieceLeft, hasSentPiece }: Standing): OrderFacts => ({
  hasCharges: order.delivery_charge_amount !== null && order.insurance_charge_amount !== null,
  eventDiscount: order.event_discount,
  hasPieceLeft,
  hasSentPiece,
  paymentMethod: order.payment_method,
  paymentStatus: order.payment_status,
  paymentDueAt: order.payment_due_at,
  returnUntil: order.return_until,
  refundDueBy: refund && refunderOf(order),
  renewalOn: order.rent_renewal,
  leaseStatus: order.lease_status,
  leaseEndsAt: order.lease_ends_at,
});

/** Which order to find. */
export interface OrderKey {
  id: string;
  /** Absent if the caller is not the seller. */
  sellerId?: string;
  kinds?: readonly OrderRow['kind'][];
}

/**
 * The row of an order; undefined also if it is another seller's.
 *
 * @param lock hold a row lock until the transaction ends
 */
export async function findOrderRow(
  queries: Queries,
  { id, sellerId, kinds = ['buy', 'rent'] }: OrderKey,
  lock = false,
): Promise<OrderRow | undefined> {
  const query = queries
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        sellerId === undefined ? undefined : eq(orders.seller_id, sellerId),
        inArray(orders.kind, [...kinds]),
      ),
    );
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** An order with its related rows; see {@link findOrderRow}. */
export async function findOrder(queries: Queries, key: OrderKey, lock = false): Promise<OrderRecord | undefined> {
  const row = await findOrderRow(queries, key, lock);
  const [record] = row ? await recordsOf(queries, [row]) : [];
  return record;
}

/** All refunds of an order, the oldest first. */
export const refundsOf = (queries: Queries, orderId: string): Promise<RefundRow[]> =>
  queries
    .select()
    .from(order_refunds)
    .where(eq(order_refunds.order_id, orderId))
    .orderBy(asc(order_refunds.due_at), asc(order_refunds.id));

/** The latest return of an order. */
export async function latestReturn(queries: Queries, orderId: string): Promise<ReturnRow | undefined> {
  const [row] = await queries
    .select()
    .from(order_returns)
    .where(eq(order_returns.order_id, orderId))
    .orderBy(desc(order_returns.requested_at), desc(order_returns.id))
    .limit(1);
  return row;
}
