/**
 * Pages of a library, in a time that does not grow with it: totals come from the counter table, order from an index for
 * each sort, and a page in the second half is read from the end. Which works stand on a page is read from the index
 * alone; what is known of them only of those.
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
  /** By work. */
  covers: Map<string, ImageRow>;
  total: number;
  counts: LibraryCounts;
  /** Who deleted them, by work; only of the deleted list. */
  deleters: Awaited<ReturnType<typeof deletersOf>>;
  /** Of the deleted list: how many works, and what their photographs take of the quota. */
  deletedList: { all: number; bytes: number };
  /** The house's service charge at that moment. */
  chargePercent: number;
}

/** Works with what they refer to, in the order of their ids. */
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

/** What the photographs of deleted works take of the quota. */
async function bytesOfDeleted(tx: Queries, sellerId: string): Promise<number> {
  const [held] = await tx
    .select({ bytes: sql`coalesce(sum(${images.bytes}), 0)`.mapWith(Number) })
    .from(images)
    .innerJoin(works, eq(works.id, images.work_id))
    .where(and(eq(works.seller_id, sellerId), isNotNull(works.deleted_at), inArray(images.place, [...operatorPlaces])));
  return held?.bytes ?? 0;
}

/** Reads one page; everything in it is of one moment. */
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
