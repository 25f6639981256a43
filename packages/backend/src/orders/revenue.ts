/** A seller's revenue: the ledger, summed by currency and month. */
import type { components } from '@smart-art/openapi/product';
import {
  isInOrder,
  isTimeZone,
  localTimeAt,
  type Money,
  moneyFrom,
  startOfDay,
  subtract,
  unitsOf,
} from '@smart-art/openapi/rules';
import { type AnyColumn, and, eq, gte, inArray, lt, lte, or, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { ledger_entries, ledger_orders, ledger_sums } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { monthOfText, startOfMonth, textOfMonth } from './spread.ts';

type Revenue = components['schemas']['Revenue'];

const currencies = ['JPY', 'USD'] as const;

interface SumRow {
  month: string | null;
  currency: Money['currency'];
  credits: string;
  expenses: string;
  orders: number;
}

interface Period {
  /** Months, such as `2026-11`; inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** The IANA time zone of the months; UTC by default. */
  time_zone?: string | undefined;
}

const inPeriod = (month: AnyColumn, { from, to }: Period) =>
  and(from ? gte(month, monthOfText(from)) : undefined, to ? lte(month, monthOfText(to)) : undefined);

const isIn = (month: number, { from, to }: Period) =>
  (!from || month >= monthOfText(from)) && (!to || month <= monthOfText(to));

/** Orders per month and for the whole period, counting orders whose previous entries are before it. In UTC months. */
async function ordersOf(queries: Queries, sellerId: string, period: Period) {
  const { currency, month, month_before, count } = ledger_orders;
  const isFirst = period.from ? lt(month_before, monthOfText(period.from)) : eq(month_before, 0);
  return queries
    .select({ currency, month, orders: sum(count), first: sql<string | null>`sum(${count}) filter (where ${isFirst})` })
    .from(ledger_orders)
    .where(and(eq(ledger_orders.seller_id, sellerId), inPeriod(month, period)))
    .groupBy(currency, month);
}

/** Sums by month, in hundredths for both currencies as in the table. */
class Tally {
  readonly months = new Map<string, { month: number; currency: Money['currency']; entries: number } & Amounts>();
  /** Orders of the whole period, by currency. */
  readonly orders = new Map<Money['currency'], number>();

  of(month: number, currency: Money['currency']) {
    const key = `${month} ${currency}`;
    const found = this.months.get(key) ?? { month, currency, entries: 0, orders: 0, credit: 0n, expense: 0n };
    this.months.set(key, found);
    return found;
  }

  count(currency: Money['currency'], orders: number) {
    this.orders.set(currency, (this.orders.get(currency) ?? 0) + orders);
  }
}

interface Amounts {
  orders: number;
  credit: bigint;
  expense: bigint;
}

const hundredths = (amount: string) => unitsOf({ amount, currency: 'USD' });
const decimal = (units: bigint) => moneyFrom(units, 'USD').amount;

/** The precomputed sums, by UTC month. */
async function tallyOf(queries: Queries, sellerId: string, period: Period): Promise<Tally> {
  const { month, currency, direction, amount, count, measure } = ledger_sums;
  const tally = new Tally();
  const booked = await queries
    .select({ month, currency, direction, amount: sql<string>`sum(${amount})::text`, entries: sum(count) })
    .from(ledger_sums)
    .where(and(eq(ledger_sums.seller_id, sellerId), eq(measure, 'month'), inPeriod(month, period)))
    .groupBy(month, currency, direction);
  for (const row of booked) {
    const one = tally.of(row.month, row.currency);
    one[row.direction] += hundredths(row.amount);
    one.entries += Number(row.entries);
  }
  for (const row of await ordersOf(queries, sellerId, period)) {
    tally.of(row.month, row.currency).orders += Number(row.orders);
    tally.count(row.currency, Number(row.first ?? 0));
  }
  return tally;
}

interface Placed {
  id: string;
  order_id: string | null;
  currency: Money['currency'];
  direction: 'credit' | 'expense';
  amount: string;
  at: Date;
}

/**
 * The start of each month in UTC and in a zone, the earlier first: entries in between belong to another month there.
 */
function gapsOf(months: readonly number[], zone: string): [Date, Date][] {
  const edges = new Set(months.flatMap((month) => [month, month + 1]));
  return [...edges].flatMap((month): [Date, Date][] => {
    const inUtc = startOfMonth(month);
    const inZone = startOfDay(`${textOfMonth(month)}-01`, zone);
    if (inUtc.getTime() === inZone.getTime()) return [];
    return [inUtc < inZone ? [inUtc, inZone] : [inZone, inUtc]];
  });
}

/** Entries that belong to another month in the zone than in UTC, and all entries of their orders. */
async function movedEntries(queries: Queries, sellerId: string, zone: string) {
  const { id, order_id, currency, direction, amount, at } = ledger_entries;
  const columns = { id, order_id, currency, direction, amount, at };
  const months = await queries
    .selectDistinct({ month: ledger_sums.month })
    .from(ledger_sums)
    .where(and(eq(ledger_sums.seller_id, sellerId), eq(ledger_sums.measure, 'month')));
  const gaps = gapsOf(
    months.map(({ month }) => month),
    zone,
  );
  if (gaps.length === 0) return { moved: [], ofTheirOrders: [] };
  const moved: Placed[] = await queries
    .select(columns)
    .from(ledger_entries)
    .where(
      and(
        eq(ledger_entries.seller_id, sellerId),
        inArray(direction, ['credit', 'expense']),
        or(...gaps.map(([from, to]) => and(gte(at, from), lt(at, to)))),
      ),
    );
  const orderIds = [...new Set(moved.flatMap((entry) => entry.order_id ?? []))];
  const ofTheirOrders: Placed[] =
    orderIds.length === 0 ? [] : await queries.select(columns).from(ledger_entries).where(inArray(order_id, orderIds));
  return { moved, ofTheirOrders };
}

/** Moves entries to their month in the zone: amounts entry by entry, order counts by all entries of an order. */
function move(
  tally: Tally,
  { moved, ofTheirOrders }: Awaited<ReturnType<typeof movedEntries>>,
  period: Period,
  zone: string,
): void {
  const utcOf = ({ at }: Placed) => monthOfText(at.toISOString().slice(0, 7));
  const ownOf = ({ at }: Placed) => monthOfText(localTimeAt(at, zone).slice(0, 7));
  for (const entry of moved) {
    for (const [month, sign] of [
      [utcOf(entry), -1],
      [ownOf(entry), 1],
    ] as const) {
      if (!isIn(month, period)) continue;
      const one = tally.of(month, entry.currency);
      one[entry.direction] += BigInt(sign) * hundredths(entry.amount);
      one.entries += sign;
    }
  }
  for (const all of Map.groupBy(ofTheirOrders, ({ order_id, currency }) => `${order_id} ${currency}`).values()) {
    const { currency } = all[0] as Placed;
    const months = (of: (entry: Placed) => number) => new Set(all.map(of).filter((month) => isIn(month, period)));
    const [before, after] = [months(utcOf), months(ownOf)];
    for (const month of before) if (!after.has(month)) tally.of(month, currency).orders -= 1;
    for (const month of after) if (!before.has(month)) tally.of(month, currency).orders += 1;
    tally.count(currency, Number(after.size > 0) - Number(before.size > 0));
  }
}

/** One row per month and currency, the latest first, followed by one per currency with the month null. */
async function sumsOf(queries: Queries, sellerId: string, period: Period): Promise<SumRow[]> {
  const tally = await tallyOf(queries, sellerId, period);
  const zone = period.time_zone ?? 'UTC';
  move(tally, await movedEntries(queries, sellerId, zone), period, zone);
  const found = [...tally.months.values()].filter(({ entries }) => entries > 0);
  const months = found
    .toSorted((a, b) => b.month - a.month || a.currency.localeCompare(b.currency))
    .map(({ month, currency, orders, credit, expense }) => ({
      month: textOfMonth(month),
      currency,
      credits: decimal(credit),
      expenses: decimal(expense),
      orders,
    }));
  const all = currencies.flatMap((currency): SumRow[] => {
    const own = found.filter((row) => row.currency === currency);
    if (own.length === 0) return [];
    const total = (side: 'credit' | 'expense') => decimal(own.reduce((units, row) => units + row[side], 0n));
    return [
      {
        month: null,
        currency,
        credits: total('credit'),
        expenses: total('expense'),
        orders: tally.orders.get(currency) ?? 0,
      },
    ];
  });
  return [...months, ...all];
}

function sumOf({ currency, credits, expenses, orders }: SumRow) {
  const money = (amount: string) => moneyFrom(unitsOf({ amount, currency }), currency);
  const [earned, spent] = [money(credits), money(expenses)];
  return { currency, credits: earned, expenses: spent, balance: subtract(earned, spent), orders };
}

async function revenueOf(queries: Queries, sellerId: string, period: Period): Promise<Revenue> {
  const sums = await sumsOf(queries, sellerId, period);
  return {
    seller_id: sellerId,
    from: period.from ?? null,
    to: period.to ?? null,
    totals: sums.filter(({ month }) => month === null).map(sumOf),
    months: sums.flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...sumOf(row) }])),
  };
}

export function revenueHandlers({ queries }: Services): Pick<Handlers, 'getRevenueAmounts'> {
  return {
    async getRevenueAmounts({ session, path, query }) {
      if (path.seller_id !== session.user.id) throw notFound();
      const { time_zone } = query;
      if (time_zone !== undefined && !isTimeZone(time_zone)) throw invalidField('time_zone', 'timeZoneUnknown');
      if (!isInOrder(query.from ?? null, query.to ?? null)) throw invalidField('to', 'orderRangeMonths');
      const data = await revenueOf(queries, session.user.id, query);
      return { status: 200, body: { success: true, message: '', data } };
    },
  };
}
