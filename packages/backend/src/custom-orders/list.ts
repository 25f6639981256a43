/** Pages of custom orders: based on the list of all orders (orders/list.ts), with stages. */
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { orders } from '../db/schema/index.ts';
import { type CountRow, findOrders, sum } from '../orders/list.ts';
import { customOrderProcess, seenOf } from '../processes/custom.ts';
import { type CustomOrderRecord, selectCustomOrders } from './find.ts';

type Query = Omit<Parameters<typeof findOrders>[1], 'kind'>;

/** Counts by stage, including stages without orders. */
function countStages(counted: readonly CountRow[]): Record<string, number> {
  const stages = customOrderProcess.states.flatMap((state) => seenOf[state].stage ?? []);
  return Object.fromEntries(stages.map((stage) => [stage, sum(counted.filter((row) => row.stage === stage))]));
}

/** One page, with counts of the whole list. */
export async function readCustomOrders(queries: Queries, query: Query) {
  const { records, total, counts, counted } = await findOrders(queries, { ...query, kind: 'custom' });
  const ids = records.map(({ order }) => order.id);
  const rows = ids.length > 0 ? await selectCustomOrders(queries).where(inArray(orders.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  const inOrder: CustomOrderRecord[] = ids.flatMap((id) => byId.get(id) ?? []);
  return { records: inOrder, total, counts: { ...counts, by_stage: countStages(counted) } };
}
