import type { RevenueAmounts } from '@smart-art/api-client/queries';
import { localTimeAt } from '@smart-art/openapi/rules';

type Sum = RevenueAmounts['months'][number];
export type Currency = Sum['currency'];

/** So many months are drawn. */
export const MONTHS = 12;

/** The month that it is on the clocks of a zone: `2026-11`. */
export const monthAt = (instant: Date, timeZone: string): string => localTimeAt(instant, timeZone).slice(0, 7);

/** The month so many before another. */
export function monthsBefore(month: string, count: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - count);
  return day.toISOString().slice(0, 7);
}

/** Amounts travel as decimal strings; a chart draws numbers. */
const drawn = ({ amount }: { amount: string }) => Number(amount);

export interface RevenueSeries {
  /** The last twelve months, the oldest first. */
  points: string[];
  credits: number[];
  expenses: number[];
}

/**
 * The last twelve months of one currency; a month without entries is nothing, not unknown.
 * @param now the month it is; a later one that the ledger has moves the end on
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

/** The currencies there are entries in, the seller's own first; at least that one. */
export function currenciesOf({ totals }: Pick<RevenueAmounts, 'totals'>, own: Currency): Currency[] {
  const others = totals.map(({ currency }) => currency).filter((currency) => currency !== own);
  return [own, ...others];
}
