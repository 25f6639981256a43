/** The only place that writes orders: it keeps what is derived from them (counts, whose turn it is) true. */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { order_counts, order_numbers, orders } from '../db/schema/index.ts';
import { totalKeyOf } from './amounts.ts';
import { orderGrams } from './narrowing.ts';
import type { OrderRow } from './record.ts';
import { respread, spreadOne } from './spread.ts';
import { taskOfRow } from './turn.ts';

/** A number that no order has. */
export async function newOrderNumber(tx: Queries): Promise<string> {
  const answer = await tx.execute(sql`select nextval(${order_numbers.seqName}) as number`);
  const [row] = rowsOf<{ number: string }>(answer);
  return `SA-${String(row?.number ?? '').padStart(6, '0')}`;
}

async function countOne(tx: Queries, order: OrderRow, by: 1 | -1): Promise<void> {
  const { seller_id, kind, status, needs_seller } = order;
  const { seller_id: seller, kind: kinds, status: statuses, stage: stages, needs_seller: needs } = order_counts;
  await tx
    .insert(order_counts)
    .values({ seller_id, kind, status, stage: order.stage ?? '', needs_seller, count: by })
    .onConflictDoUpdate({
      target: [seller, kinds, statuses, stages, needs],
      set: { count: sql`${order_counts.count} + ${by}` },
    });
  await spreadOne(tx, order, by);
}

/** Whether it is counted elsewhere than before. */
const isMoved = (before: OrderRow, after: OrderRow): boolean =>
  after.status !== before.status ||
  after.stage !== before.stage ||
  after.needs_seller !== before.needs_seller ||
  after.total_key !== before.total_key;

type NewOrder = Omit<
  typeof orders.$inferInsert,
  'status' | 'needs_seller' | 'total_key' | 'search_grams' | 'version' | 'updated_at'
> &
  Pick<
    OrderRow,
    | 'seller_id'
    | 'event_discount'
    | 'event_discount_percent'
    | 'service_charge_percent'
    | 'tax_percent'
    | 'delivery_charge_amount'
    | 'insurance_charge_amount'
    | 'deposit_amount'
    | 'usd_jpy_rate'
  >;

/** Writes a new order, which begins as a purchase request: the answer is the seller's. */
export async function insertOrder(tx: Queries, order: NewOrder): Promise<OrderRow> {
  const [row] = await tx
    .insert(orders)
    .values({
      ...order,
      status: 'Purchase Request',
      needs_seller: true,
      total_key: totalKeyOf(order),
      search_grams: orderGrams(order.seller_id, order.search_text),
      updated_at: order.created_at,
    })
    .returning();
  if (!row) throw new Error('an order was not written');
  await countOne(tx, row, 1);
  return row;
}

type Derived = 'needs_seller' | 'total_key' | 'total_usd' | 'total_jpy';

export type OrderChange = Partial<Omit<OrderRow, 'id' | 'seller_id' | 'kind' | 'version' | 'created_at' | Derived>>;

/**
 * Writes a change of an order that is locked, after its return and its refunds are written: whose turn it is follows
 * from all of them.
 */
export async function writeOrder(tx: Queries, before: OrderRow, change: OrderChange, now: Date): Promise<OrderRow> {
  const after = { ...before, ...change, updated_at: now };
  const needs_seller = (await taskOfRow(tx, after)) !== null;
  const [row] = await tx
    .update(orders)
    .set({ ...change, needs_seller, total_key: totalKeyOf(after), version: before.version + 1, updated_at: now })
    .where(eq(orders.id, before.id))
    .returning();
  if (!row) throw new Error(`order ${before.id} is gone`);
  if (isMoved(before, row)) {
    await countOne(tx, before, -1);
    await countOne(tx, row, 1);
  }
  return row;
}

/** Counts a seller's orders anew; for those that were written in bulk. */
export async function recountOrders(tx: Queries, sellerId: string): Promise<void> {
  await tx.delete(order_counts).where(eq(order_counts.seller_id, sellerId));
  await tx.execute(sql`
    insert into ${order_counts} (seller_id, kind, status, stage, needs_seller, count)
    select seller_id, kind, status, coalesce(stage, ''), needs_seller, count(*)::int from ${orders}
    where seller_id = ${sellerId} group by 1, 2, 3, 4, 5`);
  await respread(tx, sellerId);
}
