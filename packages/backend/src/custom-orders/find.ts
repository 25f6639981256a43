/** Finds custom orders: the order and its additional columns. */
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, custom_orders, orders } from '../db/schema/index.ts';
import { type CustomOrderState, stateOf } from '../processes/custom.ts';

export interface CustomOrderRecord {
  order: typeof orders.$inferSelect;
  custom: typeof custom_orders.$inferSelect;
}

/** Timeline kind shared by all orders. */
export const timelineKind = 'order';

/** The stage of a custom order. */
export function stageOf({ id, stage }: CustomOrderRecord['order']): NonNullable<typeof stage> {
  if (stage === null) throw new Error(`order ${id} is no custom order`);
  return stage;
}

export const stateOfRecord = ({ order }: CustomOrderRecord): CustomOrderState => stateOf(order.status, stageOf(order));

/** Base query of custom orders, for adding filters and sorting. */
export const selectCustomOrders = (queries: Queries) =>
  queries
    .select({
      order: getTableColumns(orders),
      custom: getTableColumns(custom_orders),
    })
    .from(orders)
    .innerJoin(custom_orders, eq(custom_orders.order_id, orders.id))
    .$dynamic();

/** The seller's custom order; undefined also if it is another seller's, or of another kind. */
export async function findCustomOrder(
  queries: Queries,
  sellerId: string,
  id: string,
): Promise<CustomOrderRecord | undefined> {
  const [record] = await selectCustomOrders(queries).where(and(eq(orders.id, id), eq(orders.seller_id, sellerId)));
  return record;
}

/** The custom order, locked until the transaction ends. */
export async function lockCustomOrder(tx: Queries, id: string): Promise<CustomOrderRecord | undefined> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  const [record] = await selectCustomOrders(tx).where(eq(orders.id, id));
  return record;
}

/** The pieces of orders, by position. */
export const piecesOfOrders = (queries: Queries, ids: string[]) =>
  queries
    .select()
    .from(art_pieces)
    .where(inArray(art_pieces.order_id, ids))
    .orderBy(asc(art_pieces.position), asc(art_pieces.id));
