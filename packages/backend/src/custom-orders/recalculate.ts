/** Calculates a custom order's price while its pieces are being offered. */
import type { ArtPieceRow } from '../art-pieces/find.ts';
import type { Queries } from '../db/database.ts';
import { writeOrder } from '../orders/write.ts';
import { costColumnsOf } from './facts.ts';
import { lockCustomOrder, piecesOfOrders } from './find.ts';

/** Updates an order's total after one of its pieces has changed. */
export async function recalculateOrder(tx: Queries, { order_id }: ArtPieceRow, now: Date): Promise<void> {
  const record = order_id === null ? undefined : await lockCustomOrder(tx, order_id);
  if (!record) return;
  const { order } = record;
  const change = costColumnsOf(record, await piecesOfOrders(tx, [order.id]));
  await writeOrder(tx, order, change, now);
}
