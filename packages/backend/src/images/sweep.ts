/** Deletes files and records that are no longer needed. */
import { and, eq, inArray, isNull, lt, not, notExists } from 'drizzle-orm';
import { day, orphanFolderLife, unattachedImageLife } from '../constants.ts';
import { documents as documentRows, exhibition_pictures, images, import_images, users } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import { removeOldKeys } from '../http/once.ts';
import { removeStale } from '../platform/stale.ts';
import type { Services } from '../services.ts';
import { removeExpiredSessions } from '../session/session.ts';
import { removeOldAttempts } from '../session/sign-in-limit.ts';
import { removeImageRows } from './image.ts';
import { rememberLooks } from './remember-looks.ts';

/** Older photographs whose hash is calculated per sweep. */
const looksAtOnce = 500;

/** Photographs that were not attached in time, with their quota. */
async function removeUnattached({ queries, pictures, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - unattachedImageLife);
  const onShow = queries
    .select({ id: exhibition_pictures.image_id })
    .from(exhibition_pictures)
    .where(eq(exhibition_pictures.image_id, images.id));
  const forSheet = queries
    .select({ id: import_images.image_id })
    .from(import_images)
    .where(eq(import_images.image_id, images.id));
  const waiting = and(isNull(images.work_id), not(images.held), notExists(onShow), notExists(forSheet));
  const late = and(waiting, lt(images.created_at, before));
  const sellers = await queries.selectDistinct({ id: images.seller_id }).from(images).where(late);
  for (const { id } of sellers) {
    const removed = await queries.transaction(async (tx) => {
      await lockSeller(tx, id);
      const rows = (await tx.select().from(images).where(late)).filter(({ seller_id }) => seller_id === id);
      await removeImageRows(tx, rows, now());
      return rows;
    });
    await pictures.remove(removed);
  }
}

/** Files without a record, on disk or in the operator's bucket, left by an interrupted upload or removal. */
async function removeOrphans({ queries, pictures, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - orphanFolderLife);
  const away = await pictures.operatorFilesBefore(before);
  const keys = [...new Set([...(await pictures.keysBefore(before)), ...away.keys()])];
  const batch = 500;
  for (let start = 0; start < keys.length; start += batch) {
    const some = keys.slice(start, start + batch);
    const works = await queries.select({ key: images.key }).from(images).where(inArray(images.key, some));
    const faces = await queries.select({ key: users.picture_key }).from(users).where(inArray(users.picture_key, some));
    const known = new Set([...works, ...faces].map(({ key }) => key));
    const orphans = some.filter((key) => !known.has(key));
    await pictures.remove(orphans.map((key) => ({ key })));
    const paths = orphans.flatMap((key) => away.get(key) ?? []);
    if (paths.length > 0) await pictures.removeAway(pictures.operatorPlace, paths);
  }
  await pictures.removeUploadsBefore(new Date(now().getTime() - day));
}

/** Private files without a record, left by an interrupted request or removal. */
async function removeOrphanDocuments({ queries, documents, now }: Services): Promise<void> {
  const keys = await documents.keysBefore(new Date(now().getTime() - orphanFolderLife));
  const batch = 500;
  for (let start = 0; start < keys.length; start += batch) {
    const some = keys.slice(start, start + batch);
    const rows = await queries
      .select({ key: documentRows.key })
      .from(documentRows)
      .where(inArray(documentRows.key, some));
    const known = new Set(rows.map(({ key }) => key));
    await documents.remove(some.filter((key) => !known.has(key)));
  }
}

/** Runs soon after the start and every hour; shutdown postpones the rest. */
export async function sweep(services: Services): Promise<void> {
  const { queries, now, shutdown } = services;
  const steps = [
    () => removeUnattached(services),
    () => removeOrphans(services),
    () => removeOrphanDocuments(services),
    () => removeExpiredSessions(queries, now()),
    () => removeOldAttempts(queries, now()),
    () => removeOldKeys(queries, now()),
    () => removeStale(services),
    () => rememberLooks(services, { most: looksAtOnce }),
  ];
  for (const step of steps) if (!shutdown.requested.aborted) await step();
}
