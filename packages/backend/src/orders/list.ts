/**
 * Pages of orders, in a time that does not grow with them: totals come from the counter table, order from an index for
 * each sort, a page in the second half is read from the end, and rows are looked up only for the page.
 */
import type { operations } from '@smart-art/openapi/product';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { order_counts, orderStatuses, orders } from '../db/schema/index.ts';
import { searchPatterns } from '../products/folding.ts';
import { boundConditions, searchConditions } from './narrowing.ts';
import { type OrderRecord, type OrderRow, recordsOf } from './record.ts';

export type ListQuery = operations['listOrders']['parameters']['query'];
type Sort = NonNullable<ListQuery['sort']>;

/** A list of orders of one seller. */
interface OrderQuery extends Omit<ListQuery, 'ready_for' | 'page' | 'per_page' | 'sort'> {
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

export interface OrderPage {
  records: OrderRecord[];
  total: number;
  counts: OrderCounts;
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

interface Order {
  /** As an index holds them. */
  clauses: Clause[];
  /** Read from the other end. */
  reversed: boolean;
}

const orderOf: Record<Sort, Order> = {
  '-created_at': { clauses: newest, reversed: false },
  created_at: { clauses: newest, reversed: true },
  '-updated_at': { clauses: latestChanged, reversed: false },
  updated_at: { clauses: latestChanged, reversed: true },
  '-total': { clauses: [{ column: total, down: true }, ...newest], reversed: false },
  total: { clauses: [{ column: total, down: false }, ...newest], reversed: false },
};

/** Each clause says where nulls go, even in columns that have none: only then does an index serve it. */
function orderBy(sort: Sort, fromEnd: boolean): SQL[] {
  const { clauses, reversed } = orderOf[sort];
  return clauses.map(({ column, down }) => {
    if (reversed === fromEnd) return down ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
    return down ? sql`${column} asc nulls first` : sql`${column} desc nulls first`;
  });
}

function conditionOf(query: OrderQuery): SQL | undefined {
  const { sellerId, kind, status, needs_me } = query;
  return and(
    eq(orders.seller_id, sellerId),
    eq(orders.kind, kind),
    status && eq(orders.status, status),
    needs_me === undefined ? undefined : eq(orders.needs_seller, needs_me),
    ...boundConditions(query),
    ...searchConditions(sellerId, query.search),
  );
}

const isSearch = ({ search }: OrderQuery) => searchPatterns(search ?? '').length > 0;

type CountRow = typeof order_counts.$inferSelect;

const sum = (rows: CountRow[]) => rows.reduce((total, row) => total + row.count, 0);

/** The counter table knows how many orders there are by status and by whose turn it is. */
const isCounted = (query: OrderQuery) =>
  !query.date_from && !query.date_to && !query.amount_from && !query.amount_to && !isSearch(query);

async function totalOf(queries: Queries, query: OrderQuery, counted: CountRow[]): Promise<number> {
  if (isCounted(query)) {
    const { status, needs_me } = query;
    return sum(
      counted.filter(
        (row) => (!status || row.status === status) && (needs_me === undefined || row.needs_seller === needs_me),
      ),
    );
  }
  const [row] = await queries.select({ total: count() }).from(orders).where(conditionOf(query));
  return row?.total ?? 0;
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

/** What a search costs is reading what may be meant: once, for the page and for how many there are. */
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

/** Reads one page; everything in it is of one moment. */
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
      return { records: await recordsOf(tx, inOrder), total, counts: countsOf(counted) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
