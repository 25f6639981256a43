/** Filters of a library (001 section 5): from a call's query to the database condition. */
import type { operations } from '@smart-art/openapi/product';
import { compare, convert, isInOrder, type Money } from '@smart-art/openapi/rules';
import { and, arrayContains, eq, gte, inArray, isNotNull, isNull, like, lte, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { work_grams, works } from '../db/schema/index.ts';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import { gramsOfSearch, searchPatterns } from './folding.ts';
import { fitsCurrency } from './money.ts';
import { type LibrarySelection, selectionStatuses } from './offer.ts';

export type ListQuery = NonNullable<operations['listProducts']['parameters']['query']>;

/** An amount in each currency. */
type Bounds = Record<'USD' | 'JPY', string>;

/** Filters of a library; absent ones and filters without values do not apply. */
export interface LibraryFilters
  extends Pick<
    ListQuery,
    | 'search'
    | 'type'
    | 'show'
    | 'category_id'
    | 'sub_category_id'
    | 'status'
    | 'available_for'
    | 'size'
    | 'orientation'
    | 'year_from'
    | 'year_to'
  > {
  price_from?: Bounds;
  price_to?: Bounds;
}

/** The works to search. */
export interface Narrowed {
  sellerId: string;
  /** The deleted list instead of the library. */
  deleted: boolean;
  filters: LibraryFilters;
}

/** A bound in both currencies: each work is compared in its own. */
const inBoth = (bound: Money, usdJpyRate: number): Bounds => ({
  USD: convert(bound, 'USD', usdJpyRate).amount,
  JPY: convert(bound, 'JPY', usdJpyRate).amount,
});

/** The filters in a query. @throws HttpError 422 for a reversed range */
export function filtersOf(query: Omit<ListQuery, 'page' | 'per_page'>, usdJpyRate: number): LibraryFilters {
  const { search, type, show, category_id, sub_category_id, status, available_for, size, orientation } = query;
  const { price_from, price_to, price_currency: currency = 'USD', year_from, year_to } = query;
  const [from, to] = [price_from, price_to].map((amount) => amount && { amount, currency });
  const errors: FieldErrors = {};
  if (from && !fitsCurrency(from)) errors.price_from = [{ key: 'yenHaveNoDecimals' }];
  if (to && !fitsCurrency(to)) errors.price_to = [{ key: 'yenHaveNoDecimals' }];
  if (from && to && compare(from, to) > 0) errors.price_to = [{ key: 'libraryCostOrder' }];
  if (!isInOrder(year_from ?? null, year_to ?? null)) errors.year_to = [{ key: 'libraryYearOrder' }];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return {
    search,
    type,
    show,
    category_id,
    sub_category_id,
    status,
    available_for,
    size,
    orientation,
    year_from,
    year_to,
    price_from: from ? inBoth(from, usdJpyRate) : undefined,
    price_to: to ? inBoth(to, usdJpyRate) : undefined,
  };
}

/** Above this many candidates an index does not help: the texts are read either way. */
const fewCandidates = 500;

/** Ids of works that may match a search; undefined without a search, or if there are too many. */
async function candidatesOf(tx: Queries, { sellerId, filters }: Narrowed): Promise<string[] | undefined> {
  const { search = '' } = filters;
  if (searchPatterns(search).length === 0) return undefined;
  const found = await tx
    .select({ id: work_grams.work_id })
    .from(work_grams)
    .where(arrayContains(work_grams.grams, gramsOfSearch(sellerId, search)))
    .limit(fewCandidates + 1);
  return found.length > fewCandidates ? undefined : found.map(({ id }) => id);
}

/** Buyers only see works that are complete. */
const selectionOf = { Sale: 'for_sale', Rent: 'to_rent' } as const;

/** The statuses allowed by the filters; undefined if all are. */
export function statusesOf({ show, available_for, status }: LibraryFilters): string[] | undefined {
  const selections: LibrarySelection[] = [];
  if (show) selections.push(show);
  if (available_for) selections.push(selectionOf[available_for]);
  const sets: readonly (readonly string[])[] = [
    ...selections.map((selection) => selectionStatuses[selection]),
    ...(status?.length ? [status] : []),
  ];
  if (sets.length === 0) return undefined;
  const [first = [], ...others] = sets;
  return first.filter((one) => others.every((set) => set.includes(one)));
}

/** Compares each work in its own currency. */
function inPrice({ price_from: from, price_to: to }: LibraryFilters): SQL | undefined {
  if (!from && !to) return undefined;
  const inCurrency = (currency: keyof Bounds) =>
    and(
      eq(works.sale_cost_currency, currency),
      from && gte(works.sale_cost_amount, from[currency]),
      to && lte(works.sale_cost_amount, to[currency]),
    );
  return or(inCurrency('USD'), inCurrency('JPY'));
}

/** Use equality for a single value: only then can an index also provide the order. */
const anyOf = (column: Parameters<typeof inArray>[0], values: readonly string[] | undefined) => {
  if (!values?.length) return undefined;
  return values.length === 1 ? eq(column, values[0]) : inArray(column, [...values]);
};

function inStatuses(filters: LibraryFilters): SQL | undefined {
  const statuses = statusesOf(filters);
  return statuses?.length === 0 ? inArray(works.status, []) : anyOf(works.status, statuses);
}

/** The condition for the works. @param tx a consistent snapshot */
export async function conditionOf(tx: Queries, narrowed: Narrowed): Promise<SQL | undefined> {
  const { sellerId, deleted, filters } = narrowed;
  const { year_from, year_to } = filters;
  const candidates = await candidatesOf(tx, narrowed);
  return and(
    eq(works.seller_id, sellerId),
    deleted ? isNotNull(works.deleted_at) : isNull(works.deleted_at),
    anyOf(works.type, filters.type),
    inStatuses(filters),
    anyOf(works.category_id, filters.category_id),
    anyOf(works.sub_category_id, filters.sub_category_id),
    anyOf(works.size_class, filters.size),
    anyOf(works.orientation, filters.orientation),
    year_from === undefined ? undefined : gte(works.year, year_from),
    year_to === undefined ? undefined : lte(works.year, year_to),
    inPrice(filters),
    candidates && inArray(works.id, candidates),
    ...searchPatterns(filters.search ?? '').map((pattern) => like(works.search_text, pattern)),
  );
}
