/**
 * Pages of a library, in a time that does not grow with it: totals come from the counter table, order from an index for
 * each sort, and a page in the second half is read from the end.
 */
import type { operations } from '@smart-art/openapi/product';
import { and, count, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { work_counts, works } from '../db/schema/index.ts';
import type { ImageRow } from '../images/image.ts';
import { searchPatterns } from './folding.ts';
import { type LibrarySelection, selectionStatuses } from './offer.ts';
import { picturesOf, type WorkRow } from './product.ts';

type ListQuery = NonNullable<operations['listProducts']['parameters']['query']>;
export type Sort = NonNullable<ListQuery['sort']>;

export interface LibraryQuery {
  sellerId: string;
  /** The deleted list instead of the library. */
  deleted: boolean;
  page: number;
  perPage: number;
  sort: Sort;
  search?: string;
  type?: ListQuery['type'];
  show?: LibrarySelection;
}

export interface LibraryPage {
  works: WorkRow[];
  /** By work. */
  covers: Map<string, ImageRow>;
  total: number;
  counts: { all: number } & Record<LibrarySelection, number>;
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

function conditionOf(query: LibraryQuery): SQL | undefined {
  const patterns = searchPatterns(query.search ?? '');
  return and(
    eq(works.seller_id, query.sellerId),
    query.deleted ? isNotNull(works.deleted_at) : isNull(works.deleted_at),
    query.type && eq(works.type, query.type),
    query.show && inArray(works.status, [...selectionStatuses[query.show]]),
    ...patterns.map((pattern) => like(works.search_text, pattern)),
  );
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
      const condition = conditionOf(query);
      const candidates = tallies.filter(
        (row) => row.deleted === query.deleted && (!query.type || row.type === query.type),
      );
      const isSearch = searchPatterns(query.search ?? '').length > 0;
      const total = isSearch
        ? ((await tx.select({ total: count() }).from(works).where(condition))[0]?.total ?? 0)
        : sum(inSelection(candidates, query.show));

      const offset = (query.page - 1) * query.perPage;
      const size = Math.max(0, Math.min(query.perPage, total - offset));
      const rest = total - offset - size;
      const fromEnd = rest < offset;
      const found =
        size === 0
          ? []
          : await tx
              .select()
              .from(works)
              .where(condition)
              .orderBy(...orderOf(query, fromEnd))
              .limit(size)
              .offset(fromEnd ? rest : offset);
      if (fromEnd) found.reverse();
      const pictures =
        found.length > 0
          ? await picturesOf(
              tx,
              found.map(({ id }) => id),
              true,
            )
          : [];
      return {
        works: found,
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
