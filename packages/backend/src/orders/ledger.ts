/** Individual ledger entries: the source of the sums in {@link revenueHandlers}. */
import type { components, operations } from '@smart-art/openapi/product';
import { type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { ledger_entries, ledger_sums, orders } from '../db/schema/index.ts';
import { instantsOf } from '../http/days.ts';
import type { Handlers } from '../http/handler.ts';
import { pageOf } from '../http/paging.ts';
import { searchPatterns } from '../products/folding.ts';
import type { Services } from '../services.ts';
import { nameOf } from './describe.ts';
import { type EntryRow, entriesOf as entriesOfOrders } from './earnings.ts';
import { searchConditions } from './narrowing.ts';
import { payoutOfEntry, payoutTermsOf } from './payouts.ts';
import { requireRanges } from './ranges.ts';
import { latestReturns, type OrderRow } from './record.ts';
import { coverageOfDays, startOfMonth } from './spread.ts';

type Entry = components['schemas']['LedgerEntry'];
type Query = operations['listLedgerEntries']['parameters']['query'];

const defaultPerPage = 48;
const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** A database sum as Money, formatted for its currency. */
const moneyOf = (amount: string, currency: Entry['amount']['currency']) =>
  moneyFrom(unitsOf({ amount, currency }), currency);

function conditionOf(sellerId: string, { direction, cause, currency, search, ...days }: Query) {
  const { from, to } = instantsOf(days);
  return and(
    eq(ledger_entries.seller_id, sellerId),
    eq(ledger_entries.direction, direction),
    cause && eq(ledger_entries.cause, cause),
    currency && eq(ledger_entries.currency, currency),
    from && gte(ledger_entries.at, from),
    to && lt(ledger_entries.at, to),
    ...searchConditions(sellerId, search),
  );
}

const isSearch = ({ search }: Query) => searchPatterns(search ?? '').length > 0;

interface Sums {
  total: number;
  totals: Money[];
}

interface SumRow {
  currency: Money['currency'];
  count: number | string | null;
  amount: string | null;
}

function sumsOf(rows: readonly SumRow[]): Sums {
  const found = rows.filter((row) => Number(row.count ?? 0) > 0);
  return {
    total: found.reduce((all, row) => all + Number(row.count), 0),
    totals: found.map(({ amount, currency }) => moneyOf(amount ?? '0', currency)),
  };
}

/** Sums of search results, which are few. */
async function sumsOfSearch(queries: Queries, sellerId: string, query: Query): Promise<Sums> {
  const { currency } = ledger_entries;
  const rows = await queries
    .select({ currency, count: count(), amount: sum(ledger_entries.amount) })
    .from(ledger_entries)
    .innerJoin(orders, eq(orders.id, ledger_entries.order_id))
    .where(conditionOf(sellerId, query))
    .groupBy(currency)
    .orderBy(currency);
  return sumsOf(rows);
}

/** Sums of entries in partial UTC days at the ends of a range. */
async function sumsOfRest(queries: Queries, sellerId: string, query: Query, rest: SQL[]): Promise<SumRow[]> {
  if (rest.length === 0) return [];
  const { currency } = ledger_entries;
  return queries
    .select({ currency, count: count(), amount: sum(ledger_entries.amount) })
    .from(ledger_entries)
    .where(and(conditionOf(sellerId, query), or(...rest)))
    .groupBy(currency);
}

/** Merges rows per currency, ordered by currency. */
function merged(rows: readonly SumRow[]): SumRow[] {
  const found = new Map<SumRow['currency'], SumRow>();
  for (const { currency, count, amount } of rows) {
    const before = found.get(currency);
    const units = [amount, before?.amount].map((one) => unitsOf({ amount: one ?? '0', currency: 'USD' }));
    found.set(currency, {
      currency,
      count: Number(count ?? 0) + Number(before?.count ?? 0),
      amount: moneyFrom(
        units.reduce((a, b) => a + b, 0n),
        'USD',
      ).amount,
    });
  }
  return [...found.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Sums of everything else, from the precomputed months and days. */
async function storedSums(queries: Queries, sellerId: string, query: Query): Promise<Sums> {
  const { currency } = ledger_sums;
  const { counts, rest } = coverageOfDays(ledger_sums, ledger_entries.at, query);
  const rows = await queries
    .select({ currency, count: sum(ledger_sums.count), amount: sum(ledger_sums.amount) })
    .from(ledger_sums)
    .where(
      and(
        eq(ledger_sums.seller_id, sellerId),
        counts,
        eq(ledger_sums.direction, query.direction),
        query.cause && eq(ledger_sums.cause, query.cause),
        query.currency && eq(currency, query.currency),
      ),
    )
    .groupBy(currency);
  return sumsOf(merged([...rows, ...(await sumsOfRest(queries, sellerId, query, rest))]));
}

/** True if nothing was ever booked in that direction. */
async function isEmpty(queries: Queries, sellerId: string, { direction }: Query): Promise<boolean> {
  const [first] = await queries
    .select({ count: ledger_sums.count })
    .from(ledger_sums)
    .where(
      and(eq(ledger_sums.seller_id, sellerId), eq(ledger_sums.measure, 'month'), eq(ledger_sums.direction, direction)),
    )
    .limit(1);
  return !first;
}

/** Start of a page: a month, and an offset within it. */
interface Start {
  month: number | undefined;
  offset: number;
}

/**
 * Whole months before a page are skipped by their counts; with filters by day or text the entries are few enough to
 * skip directly.
 */
async function startOfPage(queries: Queries, sellerId: string, query: Query, entries: number): Promise<Start> {
  const { direction, cause, currency, date_from, date_to, sort = '-at' } = query;
  if (date_from || date_to || isSearch(query) || entries === 0) return { month: undefined, offset: entries };
  const { month } = ledger_sums;
  const months = await queries
    .select({ month, count: sum(ledger_sums.count) })
    .from(ledger_sums)
    .where(
      and(
        eq(ledger_sums.seller_id, sellerId),
        eq(ledger_sums.measure, 'month'),
        eq(ledger_sums.direction, direction),
        cause && eq(ledger_sums.cause, cause),
        currency && eq(ledger_sums.currency, currency),
      ),
    )
    .groupBy(month)
    .orderBy(sort === 'at' ? asc(month) : desc(month));
  let offset = entries;
  for (const { month: one, count: size } of months) {
    if (offset < Number(size)) return { month: one, offset };
    offset -= Number(size);
  }
  return { month: undefined, offset: entries };
}

/** The entry ids of a page. */
async function idsOf(queries: Queries, sellerId: string, query: Query, total: number): Promise<string[]> {
  const { page = 1, per_page: perPage = defaultPerPage, sort = '-at' } = query;
  const before = (page - 1) * perPage;
  if (before >= total) return [];
  const { month, offset } = await startOfPage(queries, sellerId, query, before);
  const { id, at } = ledger_entries;
  const along = sort === 'at' ? asc : desc;
  const inMonth =
    sort === 'at' ? (one: number) => gte(at, startOfMonth(one)) : (one: number) => lt(at, startOfMonth(one + 1));
  const entries = queries.select({ id }).from(ledger_entries).$dynamic();
  if (isSearch(query)) entries.innerJoin(orders, eq(orders.id, ledger_entries.order_id));
  const rows = await entries
    .where(and(conditionOf(sellerId, query), month === undefined ? undefined : inMonth(month)))
    .orderBy(along(at), along(id))
    .limit(perPage)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** Payout dates of entries, loaded for a whole page at once. */
async function payoutsOfPage(queries: Queries, sellerId: string, orderIds: string[]) {
  const terms = await payoutTermsOf(queries, sellerId);
  const entries = await entriesOfOrders(queries, orderIds);
  const returns = await latestReturns(queries, orderIds);
  return (entry: EntryRow, order: OrderRow) => {
    const booked = { order, returned: returns.get(order.id) ?? null, entries: entries.get(order.id) ?? [] };
    return payoutOfEntry(booked, entry, terms);
  };
}

async function entriesOf(queries: Queries, sellerId: string, ids: string[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ entry: getTableColumns(ledger_entries), order: getTableColumns(orders) })
    .from(ledger_entries)
    .leftJoin(orders, eq(orders.id, ledger_entries.order_id))
    .where(inArray(ledger_entries.id, ids));
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (row: { entry: { id: string } }) => places.get(row.entry.id) ?? 0;
  const inOrder = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  const orderIds = [...new Set(rows.flatMap(({ order }) => order?.id ?? []))];
  const payout = await payoutsOfPage(queries, sellerId, orderIds);
  return inOrder.map(({ entry, order }) => ({
    id: entry.id,
    direction: entry.direction,
    cause: entry.cause,
    amount: moneyOf(entry.amount, entry.currency),
    at: entry.at.toISOString(),
    payout: order && payout(entry, order),
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
      const { page = 1, per_page: perPage = defaultPerPage } = query;
      const sellerId = session.user.id;
      return queries.transaction(async (tx) => {
        const { total, totals } = await (isSearch(query) ? sumsOfSearch : storedSums)(tx, sellerId, query);
        const data = await entriesOf(tx, sellerId, await idsOf(tx, sellerId, query, total));
        const is_empty = total === 0 && (await isEmpty(tx, sellerId, query));
        return { status: 200, body: { ...pageOf(request.url, { page, perPage, total }, data), totals, is_empty } };
      }, atOneMoment);
    },
  };
}
