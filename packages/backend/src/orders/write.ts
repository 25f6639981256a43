/** The only place that writes orders: it keeps whose turn it is true. What counts them is kept by the database. */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { order_numbers, orders } from '../db/schema/index.ts';
import { totalKeyOf } from './amounts.ts';
import { orderGrams } from './narrowing.ts';
import type { OrderRow } from './record.ts';
import { taskOfRow } from './turn.ts';

/** A number that no order has. */
export async function newOrderNumber(tx: Queries): Promise<string> {
  const answer = await tx.execute(sql`select nextval(${order_numbers.seqName}) as number`);
  const [row] = rowsOf<{ number: string }>(answer);
  return `SA-${String(row?.number ?? '').padStart(6, '0')}`;
}

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
  return row;
}
