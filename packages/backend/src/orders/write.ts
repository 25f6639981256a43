/** The only module that writes orders, so that `needs_seller` stays correct. Triggers maintain the counters. */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { order_numbers, orders } from '../db/schema/index.ts';
import { totalKeyOf } from './amounts.ts';
import { orderGrams } from './narrowing.ts';
import type { OrderRow } from './record.ts';
import { taskOfRow } from './turn.ts';

/** An unused order number. */
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

/** Inserts a new order, a purchase request that the seller has to answer. */
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

/** Updates a locked order. Write its return and refunds first: whose turn it is depends on all of them. */
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
