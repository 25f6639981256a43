/** What a seller earned: the ledger, added up by currency and by month. */
import type { components } from '@smart-art/openapi/product';
import { isInOrder, type Money, moneyFrom, subtract, unitsOf } from '@smart-art/openapi/rules';
import { type AnyColumn, and, desc, eq, gte, lt, lte, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
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
}

const inPeriod = (month: AnyColumn, { from, to }: Period) =>
  and(from ? gte(month, monthOfText(from)) : undefined, to ? lte(month, monthOfText(to)) : undefined);

/** Orders of every month, and of the period: those whose entries before are of a time before it. */
async function ordersOf(queries: Queries, sellerId: string, period: Period) {
  const { currency, month, month_before, count } = ledger_orders;
  const isFirst = period.from ? lt(month_before, monthOfText(period.from)) : eq(month_before, 0);
  return queries
    .select({ currency, month, orders: sum(count), first: sql<string | null>`sum(${count}) filter (where ${isFirst})` })
    .from(ledger_orders)
    .where(and(eq(ledger_orders.seller_id, sellerId), inPeriod(month, period)))
    .groupBy(currency, month);
}

/** One row a month and currency, the latest first, and after them one a currency with the month null. */
async function sumsOf(queries: Queries, sellerId: string, period: Period): Promise<SumRow[]> {
  const { month, currency, direction, amount, measure } = ledger_sums;
  const total = (which: 'credit' | 'expense') =>
    sql<string>`coalesce(sum(${amount}) filter (where ${direction} = ${which}), 0)::text`;
  const booked = await queries
    .select({ month, currency, credits: total('credit'), expenses: total('expense') })
    .from(ledger_sums)
    .where(and(eq(ledger_sums.seller_id, sellerId), eq(measure, 'month'), inPeriod(month, period)))
    .groupBy(month, currency)
    .orderBy(desc(month), currency);
  const orders = await ordersOf(queries, sellerId, period);
  const months = booked.map((row) => {
    const found = orders.find((one) => one.month === row.month && one.currency === row.currency);
    return { ...row, month: textOfMonth(row.month), orders: Number(found?.orders ?? 0) };
  });
  const all = currencies.flatMap((one): SumRow[] => {
    const own = months.filter((row) => row.currency === one);
    if (own.length === 0) return [];
    const firsts = orders.filter((row) => row.currency === one).map((row) => Number(row.first ?? 0));
    return [
      {
        month: null,
        currency: one,
        credits: totalOf(own.map((row) => row.credits)),
        expenses: totalOf(own.map((row) => row.expenses)),
        orders: firsts.reduce((a, b) => a + b, 0),
      },
    ];
  });
  return [...months, ...all];
}

/** Decimals of two digits, added up exactly. */
const totalOf = (amounts: string[]): string =>
  moneyFrom(
    amounts.reduce((all, amount) => all + unitsOf({ amount, currency: 'USD' }), 0n),
    'USD',
  ).amount;

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
