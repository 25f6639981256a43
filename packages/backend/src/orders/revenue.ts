/** What a seller earned: the ledger, added up by currency and by month. */
import type { components } from '@smart-art/openapi/product';
import { isInOrder, type Money, moneyFrom, subtract, unitsOf } from '@smart-art/openapi/rules';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { ledger_entries } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound, refuseField } from '../http/refusal.ts';
import type { Services } from '../services.ts';

type Revenue = components['schemas']['Revenue'];

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

/** The first instant after a month. */
function endOf(month: string): Date {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
}

/** One row a month and currency, and one a currency with the month null. */
async function sumsOf(queries: Queries, sellerId: string, { from, to }: Period): Promise<SumRow[]> {
  const { at, currency, direction, amount, order_id } = ledger_entries;
  const month = sql`to_char(${at} at time zone 'UTC', 'YYYY-MM')`;
  const total = (which: 'credit' | 'expense'): SQL =>
    sql`coalesce(sum(${amount}) filter (where ${direction} = ${which}), 0)::text`;
  const where = and(
    eq(ledger_entries.seller_id, sellerId),
    from ? gte(at, new Date(`${from}-01T00:00:00Z`)) : undefined,
    to ? lt(at, endOf(to)) : undefined,
  );
  const answer = await queries.execute(sql`
    select month, currency, credits, expenses, orders from (
      select ${month} as month, ${currency} as currency, ${total('credit')} as credits, ${total('expense')} as expenses,
        count(distinct ${order_id})::int as orders
      from ${ledger_entries} where ${where}
      group by grouping sets ((1, 2), (2))
    ) as sums
    order by month desc, currency`);
  return rowsOf<SumRow>(answer);
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
