/** Photographs in the database. */
import type { components } from '@smart-art/openapi/product';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements, images } from '../db/schema/index.ts';
import { enqueueRemoval } from '../platform/outbox.ts';
import { isOperatorPlace } from '../storage/places.ts';
import { pathsOf } from './picture-store.ts';

export type Image = components['schemas']['Image'];
export type ImageRow = typeof images.$inferSelect;

/** URL prefix of the files, followed by `<key>/<name>`. */
export const filesPath = '/product/files';

export const imageOf = (image: ImageRow): Image => ({
  id: image.id,
  width: image.width,
  height: image.height,
  bytes: image.bytes,
  file_name: image.file_name,
  placeholder: image.placeholder,
  alt_text: { en: image.alt_en, ja: image.alt_ja },
  sources: image.files.map(({ name, width }) => ({ url: `${filesPath}/${image.key}/${name}`, width })),
});

/** Changes a seller's used disk quota, in the transaction that changes the photographs. */
export const changeUse = (tx: Queries, sellerId: string, bytes: number) =>
  tx
    .update(agreements)
    .set({ used_bytes: sql`${agreements.used_bytes} + ${bytes}` })
    .where(eq(agreements.seller_id, sellerId));

/** Bytes of photographs that count against the quota: none in the seller's own bucket. */
export const quotaBytesOf = (rows: readonly Pick<ImageRow, 'bytes' | 'place'>[]) =>
  rows.filter(({ place }) => isOperatorPlace(place)).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Deletes photographs of one seller and releases their quota. Files are removed after the commit: those on disk by the
 * caller, those in a bucket by the outbox, which retries.
 */
export async function removeImageRows(tx: Queries, rows: ImageRow[], now: Date): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const removed = await tx
    .delete(images)
    .where(
      inArray(
        images.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning();
  await changeUse(tx, first.seller_id, -quotaBytesOf(removed));
  for (const [place, away] of Map.groupBy(removed, (row) => row.place))
    if (place !== 'disk') await enqueueRemoval(tx, { place, paths: away.flatMap(pathsOf) }, now);
}
