/** Columns derived from a work, for search, sorting and filters. */
import { orientationOf, type Size, sizeClassOf } from '@smart-art/openapi/rules';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { work_grams, works } from '../db/schema/index.ts';
import { searchGrams, searchText, sortKey } from './folding.ts';
import { picturesOf, type WorkRow } from './product.ts';

type Measured = Pick<WorkRow, 'width' | 'height' | 'size_unit'>;

/** Orientation and size class. @param cover its first photograph, whose orientation counts if there is no size */
export function shapeOf({ width, height, size_unit: unit }: Measured, cover: Size | undefined) {
  const size = width !== null && height !== null ? { width, height, unit } : undefined;
  const seen = size ?? cover;
  return { orientation: seen ? orientationOf(seen) : null, size_class: size ? sizeClassOf(size) : null };
}

/**
 * Equal for likely duplicates: works, or rows of an import, with the same title, artist and year. Readings are ignored,
 * since one of the two may lack them.
 */
export const identityOf = (title: string, artist: string | null | undefined, year: unknown) =>
  [sortKey(title), sortKey(artist ?? ''), year ?? ''].join('\n');

type Texts = Pick<
  WorkRow,
  'title' | 'title_reading' | 'artist_name' | 'artist_reading' | 'year' | 'medium' | 'description'
>;

/** Columns for searching, sorting and comparing a work's texts. Readings take precedence as sort keys. */
export function textColumns(work: Texts) {
  const { title, title_reading, artist_name, artist_reading, year, medium, description } = work;
  return {
    search_text: searchText([title, artist_name, medium, description, title_reading, artist_reading]),
    title_key: sortKey(title_reading ?? title),
    artist_key: artist_name && sortKey(artist_reading ?? artist_name),
    identity: identityOf(title, artist_name, year),
  };
}

/** Updates the derived columns after the cover has changed. */
export async function reshape(tx: Queries, work: WorkRow): Promise<void> {
  const [cover] = await picturesOf(tx, [work.id], true);
  await tx.update(works).set(shapeOf(work, cover)).where(eq(works.id, work.id));
}

/** Updates a work's entries in the search index. */
export async function indexText(tx: Queries, work: Pick<WorkRow, 'id' | 'seller_id' | 'search_text'>): Promise<void> {
  const grams = searchGrams(work.seller_id, work.search_text);
  await tx
    .insert(work_grams)
    .values({ work_id: work.id, grams })
    .onConflictDoUpdate({ target: work_grams.work_id, set: { grams } });
}

const batch = 200;

/** Fills the derived data of works stored before it existed. Idempotent. */
export async function fillDerived(queries: Queries): Promise<void> {
  for (;;) {
    const found = await queries
      .select({ work: works })
      .from(works)
      .leftJoin(work_grams, eq(work_grams.work_id, works.id))
      .where(isNull(work_grams.work_id))
      .orderBy(asc(works.id))
      .limit(batch);
    for (const { work } of found) {
      await reshape(queries, work);
      await indexText(queries, work);
    }
    if (found.length < batch) return;
  }
}
