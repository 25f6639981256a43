/** What a seller earned: the ledger, added up by currency and by month. */
import type { components } from '@smart-art/openapi/product';
import { isInOrder, type Money, moneyFrom, subtract, unitsOf } from '@smart-art/openapi/rules';
import { type AnyColumn, and, eq, gte, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { ledger_orders, ledger_sums } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound, refuseField } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { monthOfText, textOfMonth } from './spread.ts';

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
  /** Months, such as `2026-11`; the last is included. */
  from?: string | undefined;
  to?: string | undefined;
  /** On whose clocks they begin: an IANA name; UTC where absent. */
  time_zone?: string | undefined;
}

const inPeriod = (month: AnyColumn, { from, to }: Period) =>
  and(from ? gte(month, monthOfText(from)) : undefined, to ? lte(month, monthOfText(to)) : undefined);

const isIn = (month: number, { from, to }: Period) =>
  (!from || month >= monthOfText(from)) && (!to || month <= monthOfText(to));

/** Orders of every month, and of the period: those whose entries before are of a time before it. In months of UTC. */
async function ordersOf(queries: Queries, sellerId: string, period: Period) {
  const { currency, month, month_before, count } = ledger_orders;
  const isFirst = period.from ? lt(month_before, monthOfText(period.from)) : eq(month_before, 0);
  return queries
    .select({ currency, month, orders: sum(count), first: sql<string | null>`sum(${count}) filter (where ${isFirst})` })
    .from(ledger_orders)
    .where(and(eq(ledger_orders.seller_id, sellerId), inPeriod(month, period)))
    .groupBy(currency, month);
}

/** What is added up of a month: amounts in hundredths, as the table holds both currencies. */
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

/** The sums that the database keeps, by months of UTC. */
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
  order_id: string | null;
  currency: Money['currency'];
  direction: 'credit' | 'expense';
  amount: string;
  /** The month in UTC, and in the zone. */
  utc: number;
  own: number;
  /** Whether the two differ. */
  is_moved: boolean;
}

/**
 * Entries that are of another month in the zone than in UTC, and the others of their orders. Months begin at most 14
 * hours apart: what lies between the two is found through the index.
 */
async function movedEntries(queries: Queries, sellerId: string, zone: string): Promise<Placed[]> {
  const start = (of: SQL) => sql`make_timestamptz(edge.month / 12, edge.month % 12 + 1, 1, 0, 0, 0, ${of})`;
  const [inUtc, inZone] = [start(sql`'UTC'`), start(sql`${zone}::text`)];
  const found = await queries.execute(sql`
    with edge as (
      select distinct month + later as month from ledger_sums, (values (0), (1)) as next (later)
      where seller_id = ${sellerId} and measure = 'month'
    ), moved as materialized (
      select entry.id, entry.order_id from edge cross join (values ('credit'), ('expense')) as side (direction)
      join ledger_entries as entry on entry.seller_id = ${sellerId} and entry.direction = side.direction
        and entry.at >= least(${inUtc}, ${inZone}) and entry.at < greatest(${inUtc}, ${inZone})
    )
    select order_id, currency, direction, amount::text, month_number(at) as utc,
      month_number((at at time zone ${zone}) at time zone 'UTC') as own, id in (select id from moved) as is_moved
    from ledger_entries
    where id in (select id from moved) or order_id in (select order_id from moved)
  `);
  return rowsOf<Placed>(found);
}

/** Puts what the zone has in another month there: amounts entry by entry, orders by all that they have. */
function move(tally: Tally, entries: readonly Placed[], period: Period): void {
  const byOrder = new Map<string, Placed[]>();
  for (const entry of entries) {
    const { order_id, currency, direction, amount, utc, own, is_moved } = entry;
    const key = `${order_id} ${currency}`;
    if (order_id) byOrder.set(key, [...(byOrder.get(key) ?? []), entry]);
    if (!is_moved) continue;
    for (const [month, sign] of [
      [utc, -1],
      [own, 1],
    ] as const) {
      if (!isIn(month, period)) continue;
      const one = tally.of(month, currency);
      one[direction] += BigInt(sign) * hundredths(amount);
      one.entries += sign;
    }
  }
  for (const all of byOrder.values()) {
    const currency = (all[0] as Placed).currency;
    const months = (of: 'utc' | 'own') => new Set(all.map((entry) => entry[of]).filter((month) => isIn(month, period)));
    const [before, after] = [months('utc'), months('own')];
    for (const month of before) if (!after.has(month)) tally.of(month, currency).orders -= 1;
    for (const month of after) if (!before.has(month)) tally.of(month, currency).orders += 1;
    tally.count(currency, Number(after.size > 0) - Number(before.size > 0));
  }
}

/** One row a month and currency, the latest first, and after them one a currency with the month null. */
async function sumsOf(queries: Queries, sellerId: string, period: Period): Promise<SumRow[]> {
  const tally = await tallyOf(queries, sellerId, period);
  move(tally, await movedEntries(queries, sellerId, period.time_zone ?? 'UTC'), period);
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
      if (!isInOrder(query.from ?? null, query.to ?? null)) throw refuseField('to', 'orderRangeMonths');
      const data = await revenueOf(queries, session.user.id, query);
      return { status: 200, body: { success: true, message: '', data } };
    },
  };
}
