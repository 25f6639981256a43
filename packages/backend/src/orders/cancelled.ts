/** Failed orders and their refunds (000 sections 3 and 7). */
import type { components, operations } from '@smart-art/openapi/product';
import { type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, count, eq, getTableColumns, inArray, ne, type SQL, sql, sum as sumOf } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  cancellation_spread,
  cancellation_sums,
  order_cancellations,
  order_counts,
  order_refunds,
  orders,
} from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { pageOf } from '../http/paging.ts';
import type { ImageRow } from '../images/image.ts';
import { searchPatterns } from '../products/folding.ts';
import type { Services } from '../services.ts';
import { linesOf } from './amounts.ts';
import { buyerOf, coversOf, describeOrder, workOf } from './describe.ts';
import { sum } from './list.ts';
import { boundConditions, searchConditions } from './narrowing.ts';
import { requireRanges } from './ranges.ts';
import { buyerIn, type OrderRow } from './record.ts';
import { cancellationSpread, coverageOf } from './spread.ts';

const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

type CancelledOrder = components['schemas']['CancelledOrder'];
type RefundStatus = (typeof order_refunds.$inferSelect)['status'];

interface CancelledRow {
  cancellation: typeof order_cancellations.$inferSelect;
  order: OrderRow;
  refund: { amount: string; status: RefundStatus } | null;
}

const ofOrder = and(eq(order_refunds.order_id, orders.id), eq(order_refunds.cause, 'cancellation'));

const selectCancelled = (queries: Queries) =>
  queries
    .select({
      cancellation: getTableColumns(order_cancellations),
      order: getTableColumns(orders),
      refund: { amount: order_refunds.amount, status: order_refunds.status },
    })
    .from(order_cancellations)
    .innerJoin(orders, eq(orders.id, order_cancellations.order_id))
    .leftJoin(order_refunds, ofOrder)
    .$dynamic();

function cancelledOf({ cancellation, order, refund }: CancelledRow, cover: ImageRow | undefined): CancelledOrder {
  const { currency } = order;
  return {
    id: cancellation.id,
    order_id: order.id,
    number: order.number,
    kind: order.kind,
    status: order.status,
    work: workOf(order, cover),
    buyer: buyerOf(buyerIn(order)),
    cause: cancellation.cause,
    reason: cancellation.reason,
    cancelled_at: cancellation.cancelled_at.toISOString(),
    needs_me: order.needs_seller,
    amounts: linesOf(order),
    total: linesOf(order).total,
    funds_return_to_buyer_info: moneyFrom(refund ? unitsOf({ amount: refund.amount, currency }) : 0n, currency),
    refund_status: refund?.status ?? null,
  };
}

type Query = NonNullable<operations['listCancelledOrders']['parameters']['query']>;

interface CancelledQuery extends Omit<Query, 'page' | 'per_page'> {
  sellerId: string;
  page: number;
  perPage: number;
}

const statuses = ['Rejected', 'Order Cancelled'] as const;

/** All filters except days, amounts and search. */
function placeCondition({ sellerId, kind, status, cause, refund, needs_me }: CancelledQuery): SQL | undefined {
  return and(
    eq(order_cancellations.seller_id, sellerId),
    kind && eq(order_cancellations.kind, kind),
    cause && eq(order_cancellations.cause, cause),
    status && causeOf(status, order_cancellations.cause),
    needs_me === undefined ? undefined : eq(order_cancellations.needs_seller, needs_me),
    refund && eq(order_cancellations.refund_status, refund),
  );
}

/** The status follows from the cause: only purchase requests are rejected. */
const causeOf = (
  status: (typeof statuses)[number],
  column: typeof order_cancellations.cause | typeof cancellation_spread.cause,
) => (status === 'Rejected' ? eq(column, 'rejected') : ne(column, 'rejected'));

const conditionOf = (query: CancelledQuery) =>
  and(
    placeCondition(query),
    ...boundConditions(query, cancellationSpread),
    ...searchConditions(query.sellerId, query.search),
  );

type CountRow = Pick<typeof order_counts.$inferSelect, 'status' | 'needs_seller' | 'count'>;

/** Number of failed orders, from the counters of all orders. */
const countersOf = (queries: Queries, sellerId: string): Promise<CountRow[]> =>
  queries
    .select()
    .from(order_counts)
    .where(and(eq(order_counts.seller_id, sellerId), inArray(order_counts.status, [...statuses])));

function countsOf(counted: readonly CountRow[]): components['schemas']['CancelledCounts'] {
  const entries = statuses.map((status) => [status, sum(counted.filter((row) => row.status === status))]);
  return {
    all: sum(counted),
    needs_me: sum(counted.filter(({ needs_seller }) => needs_seller)),
    by_status: Object.fromEntries(entries),
  };
}

const isSearch = ({ search }: CancelledQuery) => searchPatterns(search ?? '').length > 0;

async function countWhere(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [found] = await queries.select({ total: count() }).from(order_cancellations).where(condition);
  return found?.total ?? 0;
}

async function totalOf(queries: Queries, query: CancelledQuery): Promise<number> {
  const { sellerId, kind, status, cause, refund, needs_me } = query;
  const { counts, rest } = coverageOf(cancellationSpread, query);
  const [counted] = await queries
    .select({ count: sumOf(cancellation_spread.count) })
    .from(cancellation_spread)
    .where(
      and(
        eq(cancellation_spread.seller_id, sellerId),
        counts,
        kind && eq(cancellation_spread.kind, kind),
        cause && eq(cancellation_spread.cause, cause),
        status && causeOf(status, cancellation_spread.cause),
        needs_me === undefined ? undefined : eq(cancellation_spread.needs_seller, needs_me),
        refund && eq(cancellation_spread.refund_status, refund),
      ),
    );
  let found = Number(counted?.count ?? 0);
  for (const condition of rest) found += await countWhere(queries, and(placeCondition(query), condition));
  return found;
}

const { cancelled_at: at, id } = order_cancellations;
const newest = [sql`${at} desc nulls last`, sql`${id} desc nulls last`];
const oldest = [sql`${at} asc nulls first`, sql`${id} asc nulls first`];

/** A page in the second half is read from the end. */
async function idsOf(queries: Queries, query: CancelledQuery, total: number): Promise<string[]> {
  const { page, perPage } = query;
  const start = (page - 1) * perPage;
  const size = Math.min(perPage, total - start);
  if (size <= 0) return [];
  const fromEnd = start > total / 2;
  const rows = await queries
    .select({ id })
    .from(order_cancellations)
    .where(conditionOf(query))
    .orderBy(...(fromEnd ? oldest : newest))
    .limit(size)
    .offset(fromEnd ? total - start - size : start);
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.reverse() : ids;
}

/** The cost of a search is reading the candidates, so the page and the total come from one query. */
async function search(queries: Queries, query: CancelledQuery): Promise<Found> {
  const { page, perPage } = query;
  const rows = await queries
    .select({ id, total: sql<number>`count(*) over ()::int` })
    .from(order_cancellations)
    .innerJoin(orders, eq(orders.id, order_cancellations.order_id))
    .where(conditionOf(query))
    .orderBy(...newest)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [first] = rows;
  if (first || page === 1) return { ids: rows.map((row) => row.id), total: first?.total ?? 0 };
  const { total } = await search(queries, { ...query, page: 1, perPage: 1 });
  return { ids: [], total };
}

interface Found {
  ids: string[];
  total: number;
}

async function find(queries: Queries, query: CancelledQuery): Promise<Found> {
  if (isSearch(query)) return search(queries, query);
  const total = await totalOf(queries, query);
  return { ids: await idsOf(queries, query, total), total };
}

async function rowsOf(queries: Queries, ids: string[]): Promise<CancelledRow[]> {
  if (ids.length === 0) return [];
  return selectCancelled(queries)
    .where(inArray(id, ids))
    .orderBy(...newest);
}

/** Total refunds of a seller's cancelled orders, in the operator's currency. */
async function fundsReturned(queries: Queries, sellerId: string): Promise<Money> {
  const { applicable_currency: currency } = await siteSettings(queries);
  const [refunds] = await queries.select().from(cancellation_sums).where(eq(cancellation_sums.seller_id, sellerId));
  const amount = (currency === 'USD' ? refunds?.usd : refunds?.jpy) ?? '0';
  return moneyFrom(unitsOf({ amount, currency }), currency);
}

export function cancelledHandlers(services: Services): Pick<Handlers, 'listCancelledOrders' | 'getCancelledOrder'> {
  const { queries } = services;
  return {
    async listCancelledOrders({ session, query, request }) {
      requireRanges(query ?? {});
      const { page = 1, per_page: perPage = 48, ...filters } = query ?? {};
      const listQuery = { ...filters, sellerId: session.user.id, page, perPage };
      return queries.transaction(async (tx) => {
        const counted = await countersOf(tx, listQuery.sellerId);
        const { ids, total } = await find(tx, listQuery);
        const rows = await rowsOf(tx, ids);
        const covers = await coversOf(
          tx,
          rows.map(({ order }) => order),
        );
        const data = rows.map((row) => cancelledOf(row, covers.get(row.order.work_id ?? '')));
        const funds_return_to_buyer_info = await fundsReturned(tx, listQuery.sellerId);
        const found = pageOf(request.url, { page, perPage, total }, data);
        return { status: 200, body: { ...found, counts: countsOf(counted), funds_return_to_buyer_info } };
      }, atOneMoment);
    },

    async getCancelledOrder({ session, path, query }) {
      const [row] = await selectCancelled(queries).where(
        and(eq(order_cancellations.id, path.id), eq(order_cancellations.seller_id, session.user.id)),
      );
      if (!row || (query?.order_id && query.order_id !== row.order.id)) throw notFound();
      const covers = await coversOf(queries, [row.order]);
      const order = await describeOrder(services, queries, row.order);
      const data = { ...cancelledOf(row, covers.get(row.order.work_id ?? '')), order };
      return { status: 200, body: { success: true, message: '', data } };
    },
  };
}
