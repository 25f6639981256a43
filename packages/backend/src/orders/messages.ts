/** Messages between a seller and the buyer of an order. */
import type { components } from '@smart-art/openapi/product';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { order_messages } from '../db/schema/index.ts';

export type OrderMessage = components['schemas']['OrderMessage'];
type MessageRow = typeof order_messages.$inferSelect;

/** Maximum number of latest messages in an order's details: the contract's bound. */
const shown = 200;

export const messageOf = ({ id, at, from_kind, message }: MessageRow): OrderMessage => ({
  id,
  at: at.toISOString(),
  from: from_kind,
  message,
});

/** The latest messages of an order, in chronological order. */
export async function latestMessages(queries: Queries, orderId: string, most = shown): Promise<OrderMessage[]> {
  const rows = await queries
    .select()
    .from(order_messages)
    .where(eq(order_messages.order_id, orderId))
    .orderBy(desc(order_messages.place))
    .limit(most);
  return rows.reverse().map(messageOf);
}
