/** Pages of custom orders. */
import type { operations } from '@smart-art/openapi/product';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { custom_orders, orders } from '../db/schema/index.ts';
import { type Bounds, boundConditions, searchConditions } from '../orders/narrowing.ts';
import { customOrderProcess, seenOf } from '../processes/custom.ts';
import { type CustomOrderRecord, selectCustomOrders } from './find.ts';

type ListQuery = NonNullable<operations['listCustomOrders']['parameters']['query']>;
type Sort = NonNullable<ListQuery['sort']>;

export interface CustomOrdersQuery extends Bounds {
  sellerId: string;
  page: number;
  perPage: number;
  sort: Sort;
  search: string;
  status?: ListQuery['status'];
  stage?: ListQuery['stage'];
  needsMe: boolean;
}

const sortColumns = {
  created_at: orders.created_at,
  updated_at: orders.updated_at,
  number: orders.number,
  needed_by: custom_orders.needed_by,
  total: orders.total_key,
};

/** What is unknown comes last in either direction; ties keep the newest first. */
function orderOf(sort: Sort): SQL[] {
  const [, minus, name] = /^(-?)(.*)$/.exec(sort) ?? [];
  const column = sortColumns[name as keyof typeof sortColumns];
  return [
    minus ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
    sql`${orders.created_at} desc`,
    sql`${orders.id} desc`,
  ];
}

/** Every status and stage that a custom order can have, with nothing counted. */
const nothingCounted = () => {
  const seen = customOrderProcess.states.map((state) => seenOf[state]);
  const none = (names: (string | null)[]): Record<string, number> =>
    Object.fromEntries(names.flatMap((name) => (name === null ? [] : [[name, 0]])));
  return { by_status: none(seen.map(({ status }) => status)), by_stage: none(seen.map(({ stage }) => stage)) };
};

async function countAll(queries: Queries, sellerId: string) {
  const rows = await queries
    .select({ status: orders.status, stage: custom_orders.stage, needs: orders.needs_seller, count: count() })
    .from(orders)
    .innerJoin(custom_orders, eq(custom_orders.order_id, orders.id))
    .where(and(eq(orders.seller_id, sellerId), eq(orders.kind, 'custom')))
    .groupBy(orders.status, custom_orders.stage, orders.needs_seller);
  const counts = { all: 0, needs_me: 0, ...nothingCounted() };
  for (const row of rows) {
    counts.all += row.count;
    if (row.needs) counts.needs_me += row.count;
    counts.by_status[row.status] = (counts.by_status[row.status] ?? 0) + row.count;
    counts.by_stage[row.stage] = (counts.by_stage[row.stage] ?? 0) + row.count;
  }
  return counts;
}

/** One page with the counts of the whole list. */
export async function readCustomOrders(queries: Queries, query: CustomOrdersQuery) {
  const condition = and(
    eq(orders.seller_id, query.sellerId),
    eq(orders.kind, 'custom'),
    query.status && eq(orders.status, query.status),
    query.stage && eq(custom_orders.stage, query.stage),
    query.needsMe ? orders.needs_seller : undefined,
    ...boundConditions(query),
    ...searchConditions(query.sellerId, query.search),
  );
  const [found] = await queries
    .select({ total: count() })
    .from(orders)
    .innerJoin(custom_orders, eq(custom_orders.order_id, orders.id))
    .where(condition);
  const records: CustomOrderRecord[] = await selectCustomOrders(queries)
    .where(condition)
    .orderBy(...orderOf(query.sort))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return { records, total: found?.total ?? 0, counts: await countAll(queries, query.sellerId) };
}
