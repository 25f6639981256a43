/** Whose turn it is in orders of every kind, from their transition tables (processes/process.ts). */
import { and, eq, inArray } from 'drizzle-orm';
import { factsOf as madeFactsOf } from '../custom-orders/facts.ts';
import { piecesOfOrders, selectCustomOrders, stateOfRecord } from '../custom-orders/find.ts';
import type { Queries } from '../db/database.ts';
import { order_refunds, orders } from '../db/schema/index.ts';
import { customOrderProcess } from '../processes/custom.ts';
import { type TaskName, taskOf } from '../processes/process.ts';
import { sharedTaskOf } from './process-of.ts';
import { latestReturn, type OrderRow, type Standing } from './record.ts';

/** Tasks of custom orders beyond their payment. */
async function madeTasks(queries: Queries, rows: readonly OrderRow[]): Promise<Map<string, TaskName | null>> {
  const ids = rows.filter(({ kind }) => kind === 'custom').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await selectCustomOrders(queries).where(inArray(orders.id, ids));
  const pieces = await piecesOfOrders(queries, ids);
  const standing = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    found.map((one) => {
      const record = { ...one, order: standing.get(one.order.id) ?? one.order };
      const own = pieces.filter(({ order_id }) => order_id === record.order.id);
      const { updated_at } = record.order;
      return [
        record.order.id,
        taskOf(customOrderProcess, stateOfRecord(record), madeFactsOf(record, own), updated_at),
      ] as const;
    }),
  );
}

/**
 * The seller's task per order; null if it is not the seller's turn. Evaluated as of the last write: an expired deadline
 * counts only once its job has stored it (orders/jobs.ts).
 */
export async function tasksOfOrders(
  queries: Queries,
  records: readonly Standing[],
): Promise<Map<string, TaskName | null>> {
  const made = await madeTasks(
    queries,
    records.map(({ order }) => order),
  );
  return new Map(
    records.map((record) => {
      const { id, updated_at } = record.order;
      return [id, made.get(id) ?? sharedTaskOf(record, updated_at)] as const;
    }),
  );
}

/** The same for an order about to be written, after its return, refunds and stage were written. */
export async function taskOfRow(tx: Queries, order: OrderRow): Promise<TaskName | null> {
  const [refund = null] = await tx
    .select()
    .from(order_refunds)
    .where(and(eq(order_refunds.order_id, order.id), eq(order_refunds.status, 'due')));
  const returned = order.status === 'Return Request' ? await latestReturn(tx, order.id) : undefined;
  // These two facts only affect available actions, never whose turn it is.
  const standing = { order, refund, returned: returned ?? null, hasPieceLeft: true, hasSentPiece: false };
  return (await tasksOfOrders(tx, [standing])).get(order.id) ?? null;
}
