/** Works that orders need (001 section 5: they cannot be deleted). */
import { and, asc, inArray, notInArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { orders } from '../db/schema/index.ts';

/** Nothing more happens to an order that has come so far. */
const endedStatuses = ['Rejected', 'Order Cancelled', 'Closed'] as const;

/**
 * Which of the works an order on its way is for, with the number of the first. Asked in a transaction in which the
 * seller's turn was taken.
 */
export async function worksInUse(tx: Queries, workIds: readonly string[]): Promise<Map<string, { number: string }>> {
  if (workIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([orders.work_id], { work_id: orders.work_id, number: orders.number })
    .from(orders)
    .where(and(inArray(orders.work_id, [...workIds]), notInArray(orders.status, [...endedStatuses])))
    .orderBy(asc(orders.work_id), asc(orders.number));
  return new Map(rows.flatMap(({ work_id, number }) => (work_id ? [[work_id, { number }] as const] : [])));
}
