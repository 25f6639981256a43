/** What is reckoned of a work and stored with it, to be searched and filtered by. */
import { orientationOf, type Size, sizeClassOf } from '@smart-art/openapi/rules';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { works } from '../db/schema/index.ts';
import { searchGrams } from './folding.ts';
import { picturesOf, type WorkRow } from './product.ts';

type Measured = Pick<WorkRow, 'width' | 'height' | 'size_unit'>;

/** How a work hangs and how large it is. @param cover its first photograph, which tells where no size does */
export function shapeOf({ width, height, size_unit: unit }: Measured, cover: Size | undefined) {
  const size = width !== null && height !== null ? { width, height, unit } : undefined;
  const seen = size ?? cover;
  return { orientation: seen ? orientationOf(seen) : null, size_class: size ? sizeClassOf(size) : null };
}

/** After the cover has changed. */
export async function reshape(tx: Queries, work: WorkRow): Promise<void> {
  const [cover] = await picturesOf(tx, [work.id], true);
  await tx.update(works).set(shapeOf(work, cover)).where(eq(works.id, work.id));
}

const batch = 200;

/** Reckons it for works that were written before it was stored. Done again it does nothing. */
export async function fillDerived(queries: Queries): Promise<void> {
  for (;;) {
    const found = await queries
      .select()
      .from(works)
      .where(isNull(works.search_grams))
      .orderBy(asc(works.id))
      .limit(batch);
    for (const work of found) {
      const [cover] = await picturesOf(queries, [work.id], true);
      const search_grams = searchGrams(work.seller_id, work.search_text);
      await queries
        .update(works)
        .set({ search_grams, ...shapeOf(work, cover) })
        .where(eq(works.id, work.id));
    }
    if (found.length < batch) return;
  }
}
