/** What lists of orders of every kind are narrowed by. */
import type { operations } from '@smart-art/openapi/product';
import { type AnyColumn, arrayContains, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { day } from '../constants.ts';
import { buyers, orders } from '../db/schema/index.ts';
import { gramsOfSearch, searchGrams, searchPatterns } from '../products/folding.ts';

/** Days and amounts that a list is narrowed to, as the contract asks for them. */
export type Bounds = Pick<
  operations['listOrders']['parameters']['query'],
  'date_from' | 'date_to' | 'amount_from' | 'amount_to' | 'amount_currency'
>;

/** An order's total in the currency that the bounds are in, at the rate kept with it. */
const totals = { USD: orders.total_usd, JPY: orders.total_jpy };

/** @param at the instant whose day the bounds ask for */
export function boundConditions(bounds: Bounds, at: AnyColumn = orders.created_at): (SQL | undefined)[] {
  const { date_from, date_to, amount_from, amount_to, amount_currency = 'USD' } = bounds;
  const total = totals[amount_currency];
  return [
    date_from ? gte(at, new Date(date_from)) : undefined,
    date_to ? lt(at, new Date(Date.parse(date_to) + day)) : undefined,
    amount_from ? sql`${total} >= ${amount_from}::numeric` : undefined,
    amount_to ? sql`${total} <= ${amount_to}::numeric` : undefined,
  ];
}

/** Orders of a person, who is known by the email address. @param buyer the buyer of one of them */
export const buyerCondition = (sellerId: string, buyer: string): SQL =>
  sql`${orders.buyer_id} in (select same.id from ${buyers} as same
    inner join ${buyers} as one on one.seller_id = same.seller_id and one.email = same.email
    where one.id = ${buyer} and one.seller_id = ${sellerId})`;

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
