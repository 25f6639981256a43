/** Number of works in a library, in constant time. */
import { and, count, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { library_stamps, work_counts, works } from '../db/schema/index.ts';
import { type LibraryFilters, type Narrowed, statusesOf } from './filters.ts';
import { searchPatterns } from './folding.ts';
import { type LibrarySelection, selectionStatuses } from './offer.ts';

export type LibraryCounts = { all: number } & Record<LibrarySelection, number>;

export interface Totals {
  /** Number of works matching the filters. */
  total: number;
  /** Counts of the whole library. */
  counts: LibraryCounts;
  /** Number of works in the deleted list. */
  deleted: number;
}

/** True if the counter table covers the filters: it does not know texts, years and prices. */
function isCounted({ search, year_from, year_to, price_from, price_to }: LibraryFilters): boolean {
  const others = [year_from, year_to, price_from, price_to];
  return searchPatterns(search ?? '').length === 0 && others.every((value) => value === undefined);
}

const within = (column: Parameters<typeof inArray>[0], values: readonly string[] | undefined) =>
  values && values.length > 0 ? inArray(column, [...values]) : undefined;

/** Condition for rows of the counter table. */
function countedRows({ deleted, filters }: Narrowed): SQL | undefined {
  const statuses = statusesOf(filters);
  return and(
    eq(work_counts.deleted, deleted),
    statuses?.length === 0 ? sql`false` : within(work_counts.status, statuses),
    within(work_counts.type, filters.type),
    within(work_counts.category_id, filters.category_id),
    within(work_counts.sub_category_id, filters.sub_category_id),
    within(work_counts.size_class, filters.size),
    within(work_counts.orientation, filters.orientation),
  );
}

/** Cache of counted totals, with the library's state at the time. The oldest are dropped. */
const counted = new Map<string, { stamp: number; total: number }>();
const mostCounted = 2000;

function keep(key: string, stamp: number, total: number): void {
  counted.delete(key);
  counted.set(key, { stamp, total });
  const [oldest] = counted.keys();
  if (counted.size > mostCounted && oldest !== undefined) counted.delete(oldest);
}

/**
 * Counts works not covered by the counter table, once per state of the library, so that turning pages does not count
 * again.
 */
async function countOnce(tx: Queries, narrowed: Narrowed, condition: SQL | undefined): Promise<number> {
  const key = JSON.stringify([narrowed.sellerId, narrowed.deleted, narrowed.filters]);
  const [row] = await tx.select().from(library_stamps).where(eq(library_stamps.seller_id, narrowed.sellerId));
  const stamp = row?.stamp ?? 0;
  const cached = counted.get(key);
  if (cached?.stamp === stamp) return cached.total;
  const [found] = await tx.select({ total: count() }).from(works).where(condition);
  const total = found?.total ?? 0;
  keep(key, stamp, total);
  return total;
}

/** @param tx a consistent snapshot @param condition for the works matching the filters */
export async function totalsOf(tx: Queries, narrowed: Narrowed, condition: SQL | undefined): Promise<Totals> {
  const rows = await tx
    .select({
      status: work_counts.status,
      live: sum(sql`case when ${work_counts.deleted} then 0 else ${work_counts.count} end`).mapWith(Number),
      deleted: sum(sql`case when ${work_counts.deleted} then ${work_counts.count} else 0 end`).mapWith(Number),
      narrowed: sum(sql`case when ${countedRows(narrowed)} then ${work_counts.count} else 0 end`).mapWith(Number),
    })
    .from(work_counts)
    .where(eq(work_counts.seller_id, narrowed.sellerId))
    .groupBy(work_counts.status);
  const liveIn = (selection: LibrarySelection) =>
    rows.reduce((all, { status, live }) => all + (selectionStatuses[selection].includes(status) ? live : 0), 0);
  return {
    total: isCounted(narrowed.filters)
      ? rows.reduce((all, row) => all + row.narrowed, 0)
      : await countOnce(tx, narrowed, condition),
    counts: {
      all: rows.reduce((all, { live }) => all + live, 0),
      for_sale: liveIn('for_sale'),
      to_rent: liveIn('to_rent'),
      needs_attention: liveIn('needs_attention'),
    },
    deleted: rows.reduce((all, { deleted }) => all + deleted, 0),
  };
}
