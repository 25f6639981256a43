/**
 * Pages of orders of every kind, in constant time: totals come from counters (decision 40), every sort order has an
 * index, pages in the second half are read from the end, and full rows are loaded only for the page.
 */
import type { operations } from '@smart-art/openapi/product';
import { and, count, eq, inArray, type SQL, sql, sum as sumOf } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { order_counts, order_spread, orderStatuses, orders } from '../db/schema/index.ts';
import { searchPatterns } from '../products/folding.ts';
import { boundConditions, searchConditions } from './narrowing.ts';
import { type OrderRecord, type OrderRow, recordsOf } from './record.ts';
import { coverageOf, orderSpread } from './spread.ts';

type ListQuery = operations['listOrders']['parameters']['query'];
type CustomQuery = NonNullable<operations['listCustomOrders']['parameters']['query']>;
type Sort = NonNullable<ListQuery['sort'] | CustomQuery['sort']>;

/** Filters and sorting of a seller's order list. */
interface OrderQuery extends Omit<ListQuery, 'ready_for' | 'page' | 'per_page' | 'sort'>, Pick<CustomQuery, 'stage'> {
  sellerId: string;
  kind: OrderRow['kind'];
  page: number;
  perPage: number;
  sort: Sort;
}

interface OrderCounts {
  all: number;
  needs_me: number;
  by_status: Record<OrderRow['status'], number>;
}

export type CountRow = typeof order_counts.$inferSelect;

export interface OrderPage {
  records: OrderRecord[];
  total: number;
  counts: OrderCounts;
  /** The counter rows that the counts are summed from. */
  counted: CountRow[];
}

interface Clause {
  column: SQL;
  down: boolean;
}

const newest: Clause[] = [
  { column: sql`${orders.created_at}`, down: true },
  { column: sql`${orders.id}`, down: true },
];
const latestChanged: Clause[] = [
  { column: sql`${orders.updated_at}`, down: true },
  { column: sql`${orders.id}`, down: true },
];
const total = sql`${orders.total_key}`;
const number: Clause[] = [{ column: sql`${orders.number}`, down: false }];
const needed = sql`${orders.needed_by}`;

interface Order {
  /** Sort clauses as in the index. */
  clauses: Clause[];
  /** Read in reverse. */
  reversed: boolean;
}

const orderOf: Record<Sort, Order> = {
  '-created_at': { clauses: newest, reversed: false },
  created_at: { clauses: newest, reversed: true },
  '-updated_at': { clauses: latestChanged, reversed: false },
  updated_at: { clauses: latestChanged, reversed: true },
  '-total': { clauses: [{ column: total, down: true }, ...newest], reversed: false },
  total: { clauses: [{ column: total, down: false }, ...newest], reversed: false },
  number: { clauses: number, reversed: false },
  '-number': { clauses: number, reversed: true },
  needed_by: { clauses: [{ column: needed, down: false }, ...newest], reversed: false },
  '-needed_by': { clauses: [{ column: needed, down: true }, ...newest], reversed: false },
};

/** Each clause states the position of nulls, even for columns without any: the index matches only then. */
function orderBy(sort: Sort, fromEnd: boolean): SQL[] {
  const { clauses, reversed } = orderOf[sort];
  return clauses.map(({ column, down }) => {
    if (reversed === fromEnd) return down ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
    return down ? sql`${column} asc nulls first` : sql`${column} desc nulls first`;
  });
}

/** All filters except days and amounts. */
function placeCondition(query: OrderQuery): SQL | undefined {
  const { sellerId, kind, status, stage, needs_me, buyer } = query;
  return and(
    eq(orders.seller_id, sellerId),
    eq(orders.kind, kind),
    status && eq(orders.status, status),
    stage && eq(orders.stage, stage),
    buyer ? eq(orders.buyer_id, buyer) : undefined,
    needs_me === undefined ? undefined : eq(orders.needs_seller, needs_me),
    ...searchConditions(sellerId, query.search),
  );
}

const conditionOf = (query: OrderQuery) => and(placeCondition(query), ...boundConditions(query, orderSpread));

const isSearch = ({ search }: OrderQuery) => searchPatterns(search ?? '').length > 0;

export const sum = (rows: readonly Pick<CountRow, 'count'>[]) => rows.reduce((total, row) => total + row.count, 0);

/** Number of orders in a range of days or totals. */
async function countCovered(queries: Queries, query: OrderQuery): Promise<number> {
  const { sellerId, kind, status, stage, needs_me } = query;
  const { counts, rest } = coverageOf(orderSpread, query);
  const [counted] = await queries
    .select({ count: sumOf(order_spread.count) })
    .from(order_spread)
    .where(
      and(
        eq(order_spread.seller_id, sellerId),
        eq(order_spread.kind, kind),
        counts,
        status && eq(order_spread.status, status),
        stage && eq(order_spread.stage, stage),
        needs_me === undefined ? undefined : eq(order_spread.needs_seller, needs_me),
      ),
    );
  let found = Number(counted?.count ?? 0);
  for (const condition of rest) found += await countOrders(queries, and(placeCondition(query), condition));
  return found;
}

async function countOrders(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(orders).where(condition);
  return row?.total ?? 0;
}

/** Counters cover all filters except a search and a buyer's orders, which are few. */
async function totalOf(queries: Queries, query: OrderQuery, counted: CountRow[]): Promise<number> {
  const { status, stage, needs_me, buyer, date_from, date_to, amount_from, amount_to } = query;
  if (isSearch(query) || buyer) return countOrders(queries, conditionOf(query));
  if (date_from || date_to || amount_from || amount_to) return countCovered(queries, query);
  return sum(
    counted.filter(
      (row) =>
        (!status || row.status === status) &&
        (!stage || row.stage === stage) &&
        (needs_me === undefined || row.needs_seller === needs_me),
    ),
  );
}

function countsOf(counted: CountRow[]): OrderCounts {
  const entries = orderStatuses.map((status) => [status, sum(counted.filter((row) => row.status === status))] as const);
  return {
    all: sum(counted),
    needs_me: sum(counted.filter(({ needs_seller }) => needs_seller)),
    by_status: Object.fromEntries(entries) as OrderCounts['by_status'],
  };
}

async function idsOf(queries: Queries, query: OrderQuery, total: number): Promise<string[]> {
  const { page, perPage, sort } = query;
  const start = (page - 1) * perPage;
  const size = Math.min(perPage, total - start);
  if (size <= 0) return [];
  const fromEnd = start > total / 2;
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(conditionOf(query))
    .orderBy(...orderBy(sort, fromEnd))
    .limit(size)
    .offset(fromEnd ? total - start - size : start);
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}

interface Found {
  ids: string[];
  total: number;
}

/** The cost of a search is reading the candidates, so the page and the total come from one query. */
async function search(queries: Queries, query: OrderQuery): Promise<Found> {
  const { page, perPage, sort } = query;
  const rows = await queries
    .select({ id: orders.id, total: sql<number>`count(*) over ()::int` })
    .from(orders)
    .where(conditionOf(query))
    .orderBy(...orderBy(sort, false))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [first] = rows;
  if (first) return { ids: rows.map(({ id }) => id), total: first.total };
  return { ids: [], total: page === 1 ? 0 : await totalOf(queries, query, []) };
}

async function find(queries: Queries, query: OrderQuery, counted: CountRow[]): Promise<Found> {
  if (isSearch(query)) return search(queries, query);
  const total = await totalOf(queries, query, counted);
  return { ids: await idsOf(queries, query, total), total };
}

/** Reads one page from a consistent snapshot. */
export function findOrders(queries: Queries, query: OrderQuery): Promise<OrderPage> {
  return queries.transaction(
    async (tx) => {
      const counted = await tx
        .select()
        .from(order_counts)
        .where(and(eq(order_counts.seller_id, query.sellerId), eq(order_counts.kind, query.kind)));
      const { ids, total } = await find(tx, query, counted);
      const rows = ids.length > 0 ? await tx.select().from(orders).where(inArray(orders.id, ids)) : [];
      const places = new Map(ids.map((id, place) => [id, place]));
      const inOrder = rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
      return { records: await recordsOf(tx, inOrder), total, counts: countsOf(counted), counted };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
