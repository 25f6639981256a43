/** Orders that came to nothing, and what is given back for them (000 sections 3 and 7). */
import type { components } from '@smart-art/openapi/product';
import { add, convert, type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, count, desc, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { order_cancellations, order_refunds, orders } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import { pageOf } from '../http/paging.ts';
import { notFound } from '../http/refusal.ts';
import type { ImageRow } from '../images/image.ts';
import type { Services } from '../services.ts';
import { linesOf } from './amounts.ts';
import { buyerOf, coversOf, describeOrder, workOf } from './describe.ts';
import { searchConditions } from './narrowing.ts';
import { buyerIn, type OrderRow } from './record.ts';

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
    total: linesOf(order).total,
    funds_return_to_buyer_info: moneyFrom(refund ? unitsOf({ amount: refund.amount, currency }) : 0n, currency),
    refund_status: refund?.status ?? null,
  };
}

interface CancelledQuery {
  sellerId: string;
  search?: string | undefined;
  refund?: RefundStatus | undefined;
  page: number;
  perPage: number;
}

function conditionOf(queries: Queries, { sellerId, search, refund }: CancelledQuery): SQL | undefined {
  const refunds = queries
    .select({ one: sql`1` })
    .from(order_refunds)
    .where(and(ofOrder, refund && eq(order_refunds.status, refund)));
  return and(
    eq(order_cancellations.seller_id, sellerId),
    refund && exists(refunds),
    ...searchConditions(sellerId, search),
  );
}

async function findCancelled(queries: Queries, query: CancelledQuery) {
  const where = conditionOf(queries, query);
  const [found] = await queries
    .select({ total: count() })
    .from(order_cancellations)
    .innerJoin(orders, eq(orders.id, order_cancellations.order_id))
    .where(where);
  const rows = await selectCancelled(queries)
    .where(where)
    .orderBy(desc(order_cancellations.cancelled_at), desc(order_cancellations.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return { rows, total: found?.total ?? 0 };
}

/** All of a seller's refunds of cancelled orders together, in the house's currency. */
async function fundsReturned(queries: Queries, sellerId: string): Promise<Money> {
  const { applicable_currency } = await siteSettings(queries);
  const answer = await queries.execute(sql`
    select sum(${order_refunds.amount})::text as amount, ${order_refunds.currency} as currency,
      ${orders.usd_jpy_rate}::float8 as rate
    from ${order_refunds} inner join ${orders} on ${orders.id} = ${order_refunds.order_id}
    where ${order_refunds.seller_id} = ${sellerId} and ${order_refunds.cause} = 'cancellation'
    group by 2, 3`);
  const rows = rowsOf<Money & { rate: number }>(answer);
  const converted = rows.map(({ amount, currency, rate }) => convert({ amount, currency }, applicable_currency, rate));
  return add(moneyFrom(0n, applicable_currency), ...converted);
}

export function cancelledHandlers(services: Services): Pick<Handlers, 'listCancelledOrders' | 'getCancelledOrder'> {
  const { queries } = services;
  return {
    async listCancelledOrders({ session, query, request }) {
      const { page = 1, per_page: perPage = 48, search, refund } = query ?? {};
      const sellerId = session.user.id;
      const { rows, total } = await findCancelled(queries, { sellerId, search, refund, page, perPage });
      const covers = await coversOf(
        queries,
        rows.map(({ order }) => order),
      );
      const data = rows.map((row) => cancelledOf(row, covers.get(row.order.work_id ?? '')));
      const funds_return_to_buyer_info = await fundsReturned(queries, sellerId);
      return {
        status: 200,
        body: { ...pageOf(request.url, { page, perPage, total }, data), funds_return_to_buyer_info },
      };
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
