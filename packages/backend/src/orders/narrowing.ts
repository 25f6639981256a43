/** Filters shared by lists of orders of every kind. */
import type { operations } from '@smart-art/openapi/product';
import { type AnyColumn, arrayContains, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema/index.ts';
import { instantsOf } from '../http/days.ts';
import { gramsOfSearch, searchGrams, searchPatterns } from '../products/folding.ts';

/** Day and amount filters of the contract. */
export type Bounds = Pick<
  operations['listOrders']['parameters']['query'],
  'date_from' | 'date_to' | 'time_zone' | 'amount_from' | 'amount_to' | 'amount_currency'
>;

/** The column filtered by day, and the totals in either currency at the order's exchange rate. */
export interface Measured {
  at: AnyColumn;
  totals: Record<'USD' | 'JPY', AnyColumn>;
}

export function boundConditions(bounds: Bounds, { at, totals }: Measured): (SQL | undefined)[] {
  const { amount_from, amount_to, amount_currency = 'USD' } = bounds;
  const { from, to } = instantsOf(bounds);
  const total = totals[amount_currency];
  return [
    from && gte(at, from),
    to && lt(at, to),
    amount_from ? sql`${total} >= ${amount_from}::numeric` : undefined,
    amount_to ? sql`${total} <= ${amount_to}::numeric` : undefined,
  ];
}

/** Trigrams only: of 100,000 order numbers nearly all contain any given pair of digits. */
const longestGram = 3;

/** The search index entries of an order. @param text normalised */
export const orderGrams = (sellerId: string, text: string) => searchGrams(sellerId, text, longestGram);

/** The trigram index preselects rows, the patterns then match exactly. */
export function searchConditions(sellerId: string, search: string | undefined): SQL[] {
  const patterns = searchPatterns(search ?? '');
  if (patterns.length === 0) return [];
  return [
    arrayContains(orders.search_grams, gramsOfSearch(sellerId, search ?? '', longestGram)),
    ...patterns.map((pattern) => like(orders.search_text, pattern)),
  ];
}
