/** The ledger entry by entry: what {@link revenueHandlers} adds up. */
import type { components, operations } from '@smart-art/openapi/product';
import { moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, asc, count, desc, eq, getTableColumns, gte, lt, sum } from 'drizzle-orm';
import { day } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { ledger_entries, orders } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { pageOf } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { nameOf } from './describe.ts';
import { searchConditions } from './narrowing.ts';
import { requireRanges } from './ranges.ts';

type Entry = components['schemas']['LedgerEntry'];
type Query = operations['listLedgerEntries']['parameters']['query'];

const defaultPerPage = 48;
const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** An amount as the database adds it up, in the digits of its currency. */
const moneyOf = (amount: string, currency: Entry['amount']['currency']) =>
  moneyFrom(unitsOf({ amount, currency }), currency);

function conditionOf(sellerId: string, { direction, cause, currency, date_from, date_to, search }: Query) {
  return and(
    eq(ledger_entries.seller_id, sellerId),
    eq(ledger_entries.direction, direction),
    cause && eq(ledger_entries.cause, cause),
    currency && eq(ledger_entries.currency, currency),
    date_from ? gte(ledger_entries.at, new Date(date_from)) : undefined,
    date_to ? lt(ledger_entries.at, new Date(Date.parse(date_to) + day)) : undefined,
    ...searchConditions(sellerId, search),
  );
}

async function totalsOf(queries: Queries, condition: ReturnType<typeof conditionOf>) {
  const rows = await queries
    .select({ currency: ledger_entries.currency, count: count(), amount: sum(ledger_entries.amount) })
    .from(ledger_entries)
    .leftJoin(orders, eq(orders.id, ledger_entries.order_id))
    .where(condition)
    .groupBy(ledger_entries.currency)
    .orderBy(ledger_entries.currency);
  return {
    total: rows.reduce((all, row) => all + row.count, 0),
    totals: rows.map(({ amount, currency }) => moneyOf(amount ?? '0', currency)),
  };
}

async function entriesOf(queries: Queries, condition: ReturnType<typeof conditionOf>, query: Query): Promise<Entry[]> {
  const { page = 1, per_page: perPage = defaultPerPage, sort = '-at' } = query;
  const along = sort === 'at' ? asc : desc;
  const rows = await queries
    .select({ entry: getTableColumns(ledger_entries), order: getTableColumns(orders) })
    .from(ledger_entries)
    .leftJoin(orders, eq(orders.id, ledger_entries.order_id))
    .where(condition)
    .orderBy(along(ledger_entries.at), along(ledger_entries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return rows.map(({ entry: { id, direction, cause, amount, currency, at }, order }) => ({
    id,
    direction,
    cause,
    amount: moneyOf(amount, currency),
    at: at.toISOString(),
    order: order && {
      id: order.id,
      kind: order.kind,
      number: order.number,
      title: order.title,
      buyer: nameOf(order.buyer),
    },
  }));
}

export function ledgerHandlers({ queries }: Services): Pick<Handlers, 'listLedgerEntries'> {
  return {
    async listLedgerEntries({ session, query, request }) {
      requireRanges(query);
      const { page = 1, per_page: perPage = defaultPerPage, direction } = query;
      const condition = conditionOf(session.user.id, query);
      return queries.transaction(async (tx) => {
        const { total, totals } = await totalsOf(tx, condition);
        const data = await entriesOf(tx, condition, query);
        const [first] =
          total > 0
            ? [true]
            : await tx.select().from(ledger_entries).where(conditionOf(session.user.id, { direction })).limit(1);
        return {
          status: 200,
          body: { ...pageOf(request.url, { page, perPage, total }, data), totals, is_empty: !first },
        };
      }, atOneMoment);
    },
  };
}
