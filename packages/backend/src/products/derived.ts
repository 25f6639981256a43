/** What is reckoned of a work and stored with it, to be searched and filtered by. */
import { orientationOf, type Size, sizeClassOf } from '@smart-art/openapi/rules';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { work_grams, works } from '../db/schema/index.ts';
import { searchGrams, searchText, sortKey } from './folding.ts';
import { picturesOf, type WorkRow } from './product.ts';

type Measured = Pick<WorkRow, 'width' | 'height' | 'size_unit'>;

/** How a work hangs and how large it is. @param cover its first photograph, which tells where no size does */
export function shapeOf({ width, height, size_unit: unit }: Measured, cover: Size | undefined) {
  const size = width !== null && height !== null ? { width, height, unit } : undefined;
  const seen = size ?? cover;
  return { orientation: seen ? orientationOf(seen) : null, size_class: size ? sizeClassOf(size) : null };
}

/**
 * Works of the same title, artist and year seem to be one and the same. Readings don't count: one of two may lack them.
 * Import rows are compared by it, too.
 */
export const identityOf = (title: string, artist: string | null | undefined, year: unknown) =>
  [sortKey(title), sortKey(artist ?? ''), year ?? ''].join('\n');

type Texts = Pick<
  WorkRow,
  'title' | 'title_reading' | 'artist_name' | 'artist_reading' | 'year' | 'medium' | 'description'
>;

/** What a work's texts are searched, ordered and compared by. A reading goes before what it is the reading of. */
export function textColumns(work: Texts) {
  const { title, title_reading, artist_name, artist_reading, year, medium, description } = work;
  return {
    search_text: searchText([title, artist_name, medium, description, title_reading, artist_reading]),
    title_key: sortKey(title_reading ?? title),
    artist_key: artist_name && sortKey(artist_reading ?? artist_name),
    identity: identityOf(title, artist_name, year),
  };
}

/** After the cover has changed. */
export async function reshape(tx: Queries, work: WorkRow): Promise<void> {
  const [cover] = await picturesOf(tx, [work.id], true);
  await tx.update(works).set(shapeOf(work, cover)).where(eq(works.id, work.id));
}

/** Keeps what a search finds the work by. */
export async function indexText(tx: Queries, work: Pick<WorkRow, 'id' | 'seller_id' | 'search_text'>): Promise<void> {
  const grams = searchGrams(work.seller_id, work.search_text);
  await tx
    .insert(work_grams)
    .values({ work_id: work.id, grams })
    .onConflictDoUpdate({ target: work_grams.work_id, set: { grams } });
}

const batch = 200;

/** Reckons it for works that were written before it was stored. Done again it does nothing. */
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
