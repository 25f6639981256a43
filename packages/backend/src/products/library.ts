/**
 * Pages of a library, in a time that does not grow with it: totals come from the counter table, order from an index for
 * each sort, and a page in the second half is read from the end.
 */
import type { operations } from '@smart-art/openapi/product';
import {
  and,
  arrayContains,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { work_counts, work_grams, works } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { ImageRow } from '../images/image.ts';
import { gramsOfSearch, searchPatterns } from './folding.ts';
import { type LibrarySelection, selectionStatuses } from './offer.ts';
import { picturesOf, selectWorks, type WorkRecord } from './product.ts';

export type ListQuery = NonNullable<operations['listProducts']['parameters']['query']>;
export type Sort = NonNullable<ListQuery['sort']>;

/** An amount in each currency. */
type Bounds = Record<'USD' | 'JPY', string>;

/** What narrows a library; what is absent does not. */
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

export interface LibraryQuery {
  sellerId: string;
  /** The deleted list instead of the library. */
  deleted: boolean;
  page: number;
  perPage: number;
  sort: Sort;
  filters: LibraryFilters;
}

export interface LibraryPage {
  works: WorkRecord[];
  /** By work. */
  covers: Map<string, ImageRow>;
  total: number;
  counts: { all: number } & Record<LibrarySelection, number>;
  /** The house's service charge at that moment. */
  chargePercent: number;
}

const sortColumns = {
  title: works.title_key,
  artist_name: works.artist_key,
  year: works.year,
  sale_cost: works.sale_cost_key,
};

/**
 * What is unknown comes last in either direction; ties keep the newest first. Each clause says where nulls go, even in
 * columns that have none: only then does an index serve it.
 */
function orderOf({ sort, deleted }: LibraryQuery, fromEnd: boolean): SQL[] {
  const down = fromEnd ? sql`asc nulls first` : sql`desc nulls last`;
  const up = fromEnd ? sql`desc nulls first` : sql`asc nulls last`;
  if (deleted) return [sql`${works.deleted_at} ${down}`, sql`${works.id} ${down}`];
  const [, minus, name] = /^(-?)(.*)$/.exec(sort) ?? [];
  if (name === 'created_at') {
    const newestFirst = (minus === '-') !== fromEnd ? sql`desc nulls last` : sql`asc nulls first`;
    return [sql`${works.created_at} ${newestFirst}`, sql`${works.id} ${newestFirst}`];
  }
  const column = sortColumns[name as keyof typeof sortColumns];
  return [sql`${column} ${minus ? down : up}`, sql`${works.created_at} ${down}`, sql`${works.id} ${down}`];
}

/** Above so many an index saves nothing: the texts are read either way. */
const fewCandidates = 500;

/** The few works in which a search's words can stand; undefined where there is no search, or where they are many. */
async function candidatesOf(tx: Queries, { sellerId, filters }: LibraryQuery): Promise<string[] | undefined> {
  const { search = '' } = filters;
  if (searchPatterns(search).length === 0) return undefined;
  const found = await tx
    .select({ id: work_grams.work_id })
    .from(work_grams)
    .where(arrayContains(work_grams.grams, gramsOfSearch(sellerId, search)))
    .limit(fewCandidates + 1);
  return found.length > fewCandidates ? undefined : found.map(({ id }) => id);
}

/** What buyers can have: only a work that misses nothing is offered. */
const selectionOf = { Sale: 'for_sale', Rent: 'to_rent' } as const;

const inStatuses = (show: LibrarySelection | undefined) => show && inArray(works.status, [...selectionStatuses[show]]);

/** Each work in its own currency. */
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

function conditionOf({ sellerId, deleted, filters }: LibraryQuery, candidates: string[] | undefined): SQL | undefined {
  const { year_from, year_to } = filters;
  return and(
    eq(works.seller_id, sellerId),
    deleted ? isNotNull(works.deleted_at) : isNull(works.deleted_at),
    filters.type && eq(works.type, filters.type),
    inStatuses(filters.show),
    filters.available_for && inStatuses(selectionOf[filters.available_for]),
    filters.status && eq(works.status, filters.status),
    filters.category_id ? eq(works.category_id, filters.category_id) : undefined,
    filters.sub_category_id ? eq(works.sub_category_id, filters.sub_category_id) : undefined,
    filters.size && eq(works.size_class, filters.size),
    filters.orientation && eq(works.orientation, filters.orientation),
    year_from === undefined ? undefined : gte(works.year, year_from),
    year_to === undefined ? undefined : lte(works.year, year_to),
    inPrice(filters),
    candidates && inArray(works.id, candidates),
    ...searchPatterns(filters.search ?? '').map((pattern) => like(works.search_text, pattern)),
  );
}

/** Whether the counter table knows how many works there are: it counts by type and status. */
function isCounted({ filters }: LibraryQuery): boolean {
  const { search, type: _type, show: _show, ...others } = filters;
  return searchPatterns(search ?? '').length === 0 && Object.values(others).every((value) => value === undefined);
}

type CountRow = typeof work_counts.$inferSelect;

const sum = (rows: CountRow[]) => rows.reduce((total, row) => total + row.count, 0);
const inSelection = (rows: CountRow[], show: LibrarySelection | undefined) =>
  show ? rows.filter(({ status }) => selectionStatuses[show].includes(status)) : rows;

/** Reads one page; everything in it is of one moment. */
export function readLibrary(queries: Queries, query: LibraryQuery): Promise<LibraryPage> {
  return queries.transaction(
    async (tx) => {
      const tallies = await tx.select().from(work_counts).where(eq(work_counts.seller_id, query.sellerId));
      const live = tallies.filter(({ deleted }) => !deleted);
      const condition = conditionOf(query, await candidatesOf(tx, query));
      const { type, show } = query.filters;
      const counted = tallies.filter((row) => row.deleted === query.deleted && (!type || row.type === type));
      const total = isCounted(query)
        ? sum(inSelection(counted, show))
        : ((await tx.select({ total: count() }).from(works).where(condition))[0]?.total ?? 0);

      const offset = (query.page - 1) * query.perPage;
      const size = Math.max(0, Math.min(query.perPage, total - offset));
      const rest = total - offset - size;
      const fromEnd = rest < offset;
      const found =
        size === 0
          ? []
          : await selectWorks(tx)
              .where(condition)
              .orderBy(...orderOf(query, fromEnd))
              .limit(size)
              .offset(fromEnd ? rest : offset);
      if (fromEnd) found.reverse();
      const pictures =
        found.length > 0
          ? await picturesOf(
              tx,
              found.map(({ work }) => work.id),
              true,
            )
          : [];
      const { service_charge_percent: chargePercent } = await siteSettings(tx);
      return {
        works: found,
        chargePercent,
        covers: new Map(pictures.map((picture) => [picture.work_id ?? '', picture])),
        total,
        counts: {
          all: sum(live),
          for_sale: sum(inSelection(live, 'for_sale')),
          to_rent: sum(inSelection(live, 'to_rent')),
          needs_attention: sum(inSelection(live, 'needs_attention')),
        },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
