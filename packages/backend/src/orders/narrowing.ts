/** What lists of orders of every kind are narrowed by. */
import type { operations } from '@smart-art/openapi/product';
import { type AnyColumn, arrayContains, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema/index.ts';
import { instantsOf } from '../http/days.ts';
import { gramsOfSearch, searchGrams, searchPatterns } from '../products/folding.ts';

/** Days and amounts that a list is narrowed to, as the contract asks for them. */
export type Bounds = Pick<
  operations['listOrders']['parameters']['query'],
  'date_from' | 'date_to' | 'time_zone' | 'amount_from' | 'amount_to' | 'amount_currency'
>;

/** The instant whose day is asked for, and the total in either currency, at the rate kept with the order. */
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

/** The numbers of orders: nearly all of 100,000 have any pair of digits. */
const longestGram = 3;

/** What the search's index holds of an order. @param text folded */
export const orderGrams = (sellerId: string, text: string) => searchGrams(sellerId, text, longestGram);

/** The index over the grams narrows, the patterns then tell. */
export function searchConditions(sellerId: string, search: string | undefined): SQL[] {
  const patterns = searchPatterns(search ?? '');
  if (patterns.length === 0) return [];
  return [
    arrayContains(orders.search_grams, gramsOfSearch(sellerId, search ?? '', longestGram)),
    ...patterns.map((pattern) => like(orders.search_text, pattern)),
  ];
}
