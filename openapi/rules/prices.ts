/**
 * Prices of the operator's services (001 sections 1 and 9): one function for the app's running total and the backend's
 * charge. Days are calendar dates in UTC, YYYY-MM-DD.
 */
import { add, convert, type Money, moneyFrom, percentOf, shareOf, times } from './money.ts';

/** The site settings that prices depend on, with the API's names. */
export interface ServicePrices {
  free_quota_gb: number;
  own_file_server_quota_gb: number;
  disk_quota_cost_per_gb_and_year: Money;
  notification_fee_per_year: Money;
  consumption_tax_percent: number;
  usd_jpy_rate: number;
}

/** A seller's choice. quota_gb only applies to paid quota. */
export interface ServiceChoice {
  /** unchanged: keeps the disk quota; only possible for a renewal. */
  disk_quota: 'free' | 'paid' | 'own_file_server' | 'unchanged';
  quota_gb?: number | null | undefined;
  years: number;
  notification_service: boolean;
  currency: Money['currency'];
}

/** The current paid term: its quota and its last day. */
export interface RunningTerm {
  quota_gb: number;
  end_date: string;
}

interface QuoteLine {
  kind: 'disk_quota' | 'disk_quota_upgrade' | 'notification_service';
  quota_gb: number | null;
  /** Null for an upgrade, which covers the remaining days. */
  years: number | null;
  amount: Money;
}

export interface Quote {
  lines: QuoteLine[];
  subtotal: Money;
  consumption_tax_percent: number;
  consumption_tax: Money;
  total: Money;
}

const day = 86_400_000;

/** Whole days from one date to a later one; 0 if it is not later. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / day));

/** The same date a number of years later; 28 February instead of a missing 29th. */
export function addYears(date: string, years: number): string {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const later = String(Number(year) + years).padStart(4, '0');
  const isLeap = new Date(Date.UTC(Number(later), 1, 29)).getUTCMonth() === 1;
  return `${later}-${month}-${month === '02' && dayOfMonth === '29' && !isLeap ? '28' : dayOfMonth}`;
}

/** The last day of a term bought today; it extends a current one. */
export const termEnd = (today: string, runningUntil: string | null, years: number): string =>
  addYears(runningUntil !== null && runningUntil > today ? runningUntil : today, years);

/** The disk quota of a choice, in GB; undefined if unchanged. */
export function quotaOf(choice: ServiceChoice, prices: ServicePrices): number | undefined {
  switch (choice.disk_quota) {
    case 'free':
      return prices.free_quota_gb;
    case 'own_file_server':
      return prices.own_file_server_quota_gb;
    case 'paid':
      return choice.quota_gb ?? 0;
    case 'unchanged':
      return undefined;
  }
}

/**
 * Price of a choice. Each line is rounded to the currency's smallest unit; tax is calculated on the sum.
 *
 * @param running the current paid term, which a renewal extends: a larger quota is charged for its remaining days
 */
export function quoteOf(
  choice: ServiceChoice,
  prices: ServicePrices,
  { today, running }: { today: string; running: RunningTerm | null },
): Quote {
  const inCurrency = (money: Money) => convert(money, choice.currency, prices.usd_jpy_rate);
  const lines: QuoteLine[] = [];
  if (choice.disk_quota === 'paid') {
    const quota_gb = choice.quota_gb ?? 0;
    const perYear = times(prices.disk_quota_cost_per_gb_and_year, quota_gb);
    lines.push({ kind: 'disk_quota', quota_gb, years: choice.years, amount: inCurrency(times(perYear, choice.years)) });
    const more = running ? quota_gb - running.quota_gb : 0;
    const days = running ? daysBetween(today, running.end_date) : 0;
    if (more > 0 && days > 0) {
      const extra = times(prices.disk_quota_cost_per_gb_and_year, more * days);
      lines.push({
        kind: 'disk_quota_upgrade',
        quota_gb: more,
        years: null,
        amount: inCurrency(shareOf(extra, 1, 365)),
      });
    }
  }
  if (choice.notification_service) {
    const amount = inCurrency(times(prices.notification_fee_per_year, choice.years));
    lines.push({ kind: 'notification_service', quota_gb: null, years: choice.years, amount });
  }
  const subtotal = add(moneyFrom(0n, choice.currency), ...lines.map((line) => line.amount));
  const consumption_tax = percentOf(subtotal, prices.consumption_tax_percent);
  return {
    lines,
    subtotal,
    consumption_tax_percent: prices.consumption_tax_percent,
    consumption_tax,
    total: add(subtotal, consumption_tax),
  };
}
