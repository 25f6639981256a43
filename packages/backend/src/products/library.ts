/**
 * Pages of a library, in constant time: totals come from the counter table, every sort order has an index, and a page
 * in the second half is read from the end. The ids of a page come from an index-only scan; full rows are loaded only
 * for them.
 */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, works } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { ImageRow } from '../images/image.ts';
import { operatorPlaces } from '../storage/places.ts';
import { conditionOf, type Narrowed } from './filters.ts';
import { deletersOf } from './history.ts';
import { deletedOrder, orderClauses, type Sort } from './order.ts';
import { picturesOf, selectWorks, type WorkRecord } from './product.ts';
import { type LibraryCounts, totalsOf } from './totals.ts';

export interface LibraryQuery extends Narrowed {
  page: number;
  perPage: number;
  sort: Sort;
}

export interface LibraryPage {
  works: WorkRecord[];
  /** Cover pictures by work. */
  covers: Map<string, ImageRow>;
  total: number;
  counts: LibraryCounts;
  /** Who deleted them, by work; only for the deleted list. */
  deleters: Awaited<ReturnType<typeof deletersOf>>;
  /** For the deleted list: the number of works, and the quota their photographs use. */
  deletedList: { all: number; bytes: number };
  /** The operator's current service charge. */
  chargePercent: number;
}

/** Works with related records, in the order of the ids. */
async function recordsOf(tx: Queries, ids: string[]): Promise<WorkRecord[]> {
  if (ids.length === 0) return [];
  const found = await selectWorks(tx).where(inArray(works.id, ids));
  const byId = new Map(found.map((record) => [record.work.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids on a page. */
async function idsOnPage(tx: Queries, query: LibraryQuery, condition: Condition, total: number): Promise<string[]> {
  const offset = (query.page - 1) * query.perPage;
  const size = Math.max(0, Math.min(query.perPage, total - offset));
  if (size === 0) return [];
  const rest = total - offset - size;
  const fromEnd = rest < offset;
  const found = await tx
    .select({ id: works.id })
    .from(works)
    .where(condition)
    .orderBy(...(query.deleted ? deletedOrder(fromEnd) : orderClauses(query.sort, fromEnd)))
    .limit(size)
    .offset(fromEnd ? rest : offset);
  const ids = found.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}

type Condition = Awaited<ReturnType<typeof conditionOf>>;

/** Quota used by the photographs of deleted works. */
async function bytesOfDeleted(tx: Queries, sellerId: string): Promise<number> {
  const [sum] = await tx
    .select({ bytes: sql`coalesce(sum(${images.bytes}), 0)`.mapWith(Number) })
    .from(images)
    .innerJoin(works, eq(works.id, images.work_id))
    .where(and(eq(works.seller_id, sellerId), isNotNull(works.deleted_at), inArray(images.place, [...operatorPlaces])));
  return sum?.bytes ?? 0;
}

/** Reads one page from a consistent snapshot. */
export function readLibrary(queries: Queries, query: LibraryQuery): Promise<LibraryPage> {
  return queries.transaction(
    async (tx) => {
      const condition = await conditionOf(tx, query);
      const { total, counts, deleted } = await totalsOf(tx, query, condition);
      const ids = await idsOnPage(tx, query, condition, total);
      const pictures = ids.length > 0 ? await picturesOf(tx, ids, true) : [];
      const { service_charge_percent: chargePercent } = await siteSettings(tx);
      return {
        works: await recordsOf(tx, ids),
        chargePercent,
        covers: new Map(pictures.map((picture) => [picture.work_id ?? '', picture])),
        total,
        counts,
        deleters: await deletersOf(tx, query.deleted ? ids : []),
        deletedList: { all: deleted, bytes: query.deleted ? await bytesOfDeleted(tx, query.sellerId) : 0 },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
