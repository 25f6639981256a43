import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf } from '../http/version.ts';
import { requireRanges } from '../orders/ranges.ts';
import type { Services } from '../services.ts';
import { findCustomOrder } from './find.ts';
import { readCustomOrders } from './list.ts';
import { describeOrder, summarizeOrders } from './order.ts';

const defaultPerPage = 48;
const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Custom orders (000 section 7). Their steps are taken by calls on their pieces. */
export function customOrderHandlers(services: Services): Pick<Handlers, 'listCustomOrders' | 'getCustomOrder'> {
  const { queries, now } = services;
  return {
    async listCustomOrders({ session, query, request }) {
      requireRanges(query);
      const { page = 1, per_page: perPage = defaultPerPage, sort = '-created_at', ...filters } = query ?? {};
      return queries.transaction(async (tx) => {
        const listQuery = { ...filters, sellerId: session.user.id, page, perPage, sort };
        const { records, total, counts } = await readCustomOrders(tx, listQuery);
        const data = await summarizeOrders(tx, records, now());
        return { status: 200, body: { ...pageOf(request.url, { page, perPage, total }, data), counts } };
      }, atOneMoment);
    },

    async getCustomOrder({ session, path }) {
      return queries.transaction(async (tx) => {
        const record = await findCustomOrder(tx, session.user.id, path.order_id);
        if (!record) throw notFound();
        const data = await describeOrder(services, tx, record);
        return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
      }, atOneMoment);
    },
  };
}
