import type { RevenueAmounts } from '@smart-art/api-client/queries';
import { localTimeAt } from '@smart-art/openapi/rules';

type Sum = RevenueAmounts['months'][number];
export type Currency = Sum['currency'];

/** Months shown in the chart. */
export const MONTHS = 12;

/** The current month in a time zone: `2026-11`. */
export const monthAt = (instant: Date, timeZone: string): string => localTimeAt(instant, timeZone).slice(0, 7);

/** The month `count` months earlier. */
export function monthsBefore(month: string, count: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - count);
  return day.toISOString().slice(0, 7);
}

/** Amounts are decimal strings; the chart needs numbers. */
const drawn = ({ amount }: { amount: string }) => Number(amount);

export interface RevenueSeries {
  /** The last twelve months, oldest first. */
  points: string[];
  credits: number[];
  expenses: number[];
}

/**
 * The last twelve months of one currency; a month without entries is 0.
 * @param now the current month; if the ledger has a later one, the series ends there
 */
export function monthlySeries(months: readonly Sum[], currency: Currency, now: string): RevenueSeries {
  const own = new Map(months.filter((sum) => sum.currency === currency).map((sum) => [sum.month, sum]));
  const last = [...own.keys(), now].sort().at(-1) ?? now;
  const points = Array.from({ length: MONTHS }, (_, index) => monthsBefore(last, MONTHS - 1 - index));
  const values = (side: 'credits' | 'expenses') =>
    points.map((point) => {
      const sum = own.get(point);
      return sum ? drawn(sum[side]) : 0;
    });
  return { points, credits: values('credits'), expenses: values('expenses') };
}

/** The currencies with entries, the seller's own first; always contains that one. */
export function currenciesOf({ totals }: Pick<RevenueAmounts, 'totals'>, own: Currency): Currency[] {
  const others = totals.map(({ currency }) => currency).filter((currency) => currency !== own);
  return [own, ...others];
}
