/** Orders that came to nothing, and what is given back for them (000 sections 3 and 7). */
import type { components, operations } from '@smart-art/openapi/product';
import { type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, count, eq, exists, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { cancellation_sums, order_cancellations, order_counts, order_refunds, orders } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import { pageOf } from '../http/paging.ts';
import { notFound } from '../http/refusal.ts';
import type { ImageRow } from '../images/image.ts';
import type { Services } from '../services.ts';
import { linesOf } from './amounts.ts';
import { buyerOf, coversOf, describeOrder, workOf } from './describe.ts';
import { sum } from './list.ts';
import { boundConditions, searchConditions } from './narrowing.ts';
import { requireRanges } from './ranges.ts';
import { buyerIn, type OrderRow } from './record.ts';

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

function conditionOf(queries: Queries, query: CancelledQuery): SQL | undefined {
  const { sellerId, search, status, cause, refund, needs_me } = query;
  const refunds = queries
    .select({ one: sql`1` })
    .from(order_refunds)
    .where(and(ofOrder, refund && eq(order_refunds.status, refund)));
  return and(
    eq(order_cancellations.seller_id, sellerId),
    cause && eq(order_cancellations.cause, cause),
    status && eq(orders.status, status),
    needs_me === undefined ? undefined : eq(orders.needs_seller, needs_me),
    refund && exists(refunds),
    ...boundConditions(query, order_cancellations.cancelled_at),
    ...searchConditions(sellerId, search),
  );
}

type CountRow = Pick<typeof order_counts.$inferSelect, 'status' | 'needs_seller' | 'count'>;

/** How many came to nothing: the counters of all orders know it. */
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

/** Whether more is asked for than the counters know. */
const isBeyondCounters = ({ search, cause, refund, date_from, date_to, amount_from, amount_to }: CancelledQuery) =>
  [search?.trim(), cause, refund, date_from, date_to, amount_from, amount_to].some(Boolean);

async function totalOf(queries: Queries, query: CancelledQuery, counted: readonly CountRow[]): Promise<number> {
  const { status, needs_me } = query;
  if (isBeyondCounters(query)) {
    const [found] = await queries
      .select({ total: count() })
      .from(order_cancellations)
      .innerJoin(orders, eq(orders.id, order_cancellations.order_id))
      .where(conditionOf(queries, query));
    return found?.total ?? 0;
  }
  return sum(
    counted.filter(
      (row) => (!status || row.status === status) && (needs_me === undefined || row.needs_seller === needs_me),
    ),
  );
}

const rowsOf = (queries: Queries, query: CancelledQuery): Promise<CancelledRow[]> =>
  selectCancelled(queries)
    .where(conditionOf(queries, query))
    .orderBy(sql`${order_cancellations.cancelled_at} desc nulls last`, sql`${order_cancellations.id} desc nulls last`)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);

/** All of a seller's refunds of cancelled orders together, in the house's currency. */
async function fundsReturned(queries: Queries, sellerId: string): Promise<Money> {
  const { applicable_currency: currency } = await siteSettings(queries);
  const [held] = await queries.select().from(cancellation_sums).where(eq(cancellation_sums.seller_id, sellerId));
  const amount = (currency === 'USD' ? held?.usd : held?.jpy) ?? '0';
  return moneyFrom(unitsOf({ amount, currency }), currency);
}

export function cancelledHandlers(services: Services): Pick<Handlers, 'listCancelledOrders' | 'getCancelledOrder'> {
  const { queries } = services;
  return {
    async listCancelledOrders({ session, query, request }) {
      requireRanges(query ?? {});
      const { page = 1, per_page: perPage = 48, ...filters } = query ?? {};
      const wanted = { ...filters, sellerId: session.user.id, page, perPage };
      return queries.transaction(async (tx) => {
        const counted = await countersOf(tx, wanted.sellerId);
        const total = await totalOf(tx, wanted, counted);
        const rows = await rowsOf(tx, wanted);
        const covers = await coversOf(
          tx,
          rows.map(({ order }) => order),
        );
        const data = rows.map((row) => cancelledOf(row, covers.get(row.order.work_id ?? '')));
        const funds_return_to_buyer_info = await fundsReturned(tx, wanted.sellerId);
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
