import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, works } from '../db/schema/index.ts';
import { findAgreement, lockSeller, requireActive } from '../general/agreement.ts';
import type { Handlers } from '../http/handler.ts';
import { type FieldErrors, invalidField, notFound, unprocessable } from '../http/http-error.ts';
import { translate } from '../messages/messages.ts';
import { reshape } from '../products/derived.ts';
import { recordChange } from '../products/history.ts';
import { picturesOf } from '../products/product.ts';
import type { Services } from '../services.ts';
import { type ImageRow, imageOf, removeImageRows } from './image.ts';
import { filesAtOnce, fileUnderBytes, idLength, idPattern } from './limits.ts';
import { type ReceivedUpload, receiveUpload } from './receive.ts';
import { recordUpload } from './upload.ts';
import { withPictures } from './with-pictures.ts';

/** @returns the work to append to, if one is named. @throws HttpError 422 */
function checkFields({ fields, fileFields, files }: ReceivedUpload): string | undefined {
  const errors: FieldErrors = {};
  for (const name of [...Object.keys(fields), ...fileFields]) {
    if (name !== 'product_id' && name !== 'files') errors[name.toWellFormed()] = [{ key: 'unknownField' }];
  }
  if (files.length > filesAtOnce) errors.files = [{ key: 'tooManyItems', values: { bound: filesAtOnce } }];
  if (files.length === 0 || 'files' in fields) errors.files = [{ key: 'filesNeeded' }];
  const [productId, ...more] = fields.product_id ?? [];
  const isId = productId === undefined || (productId.length <= idLength && idPattern.test(productId));
  if (!isId || more.length > 0 || fileFields.has('product_id')) errors.product_id = [{ key: 'wrongForm' }];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return productId;
}

/** Renumbers the positions of a work's photographs without gaps. */
async function closeRanks(tx: Queries, workId: string): Promise<void> {
  for (const [position, image] of (await picturesOf(tx, [workId])).entries()) {
    if (image.position !== position) await tx.update(images).set({ position }).where(eq(images.id, image.id));
  }
}

/** @throws HttpError 404, 422: nothing is removed then */
async function removeImages(tx: Queries, sellerId: string, ids: string[], now: Date): Promise<ImageRow[]> {
  await lockSeller(tx, sellerId);
  const found = await tx
    .select()
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.seller_id, sellerId)));
  if (found.length < ids.length) throw notFound();
  if (found.some(({ held }) => held)) throw invalidField('image_ids', 'imageIsHeld');
  const workIds = [...new Set(found.flatMap(({ work_id }) => work_id ?? []))];
  const affected = workIds.length > 0 ? await tx.select().from(works).where(inArray(works.id, workIds)) : [];
  // A deleted work keeps all its data (000 section 4).
  if (affected.some(({ deleted_at }) => deleted_at)) throw notFound();
  for (const { id } of affected) {
    const [counted] = await tx.select({ count: count() }).from(images).where(eq(images.work_id, id));
    const leaving = found.filter(({ work_id }) => work_id === id).length;
    if ((counted?.count ?? 0) <= leaving) throw invalidField('image_ids', 'oneImageMustRemain');
  }
  await removeImageRows(tx, found, now);
  for (const work of affected) {
    await closeRanks(tx, work.id);
    await reshape(tx, work);
    await tx
      .update(works)
      .set({ version: work.version + 1, updated_at: now })
      .where(eq(works.id, work.id));
    const after = (await picturesOf(tx, [work.id])).length;
    const leaving = found.filter(({ work_id }) => work_id === work.id).length;
    await recordChange(tx, work, work, now, { before: after + leaving, after });
  }
  return found;
}

/** Photographs of works (000 section 7; 001 section 5). */
export function imageHandlers(services: Services): Pick<Handlers, 'uploadProductImages' | 'removeProductImages'> {
  const { queries, pictures, now } = services;
  return {
    async uploadProductImages(call) {
      const { session, request, language } = call;
      const sellerId = session.user.id;
      requireActive(await findAgreement(queries, sellerId), now());
      const upload = await receiveUpload(request, pictures.uploads, {
        underBytesOf: () => fileUnderBytes,
        bytes: filesAtOnce * fileUnderBytes,
      });
      try {
        const productId = checkFields(upload);
        const payload = { productId, digests: upload.files.map(({ digest }) => digest) };
        const form = { operationId: 'uploadProductImages' as const, payload, files: upload.files };
        return await withPictures(services, call, form, async (tx, rows) => {
          const stored = await recordUpload(tx, { sellerId, productId, now: now() }, rows);
          const message = translate(language, { key: 'imagesUploaded' });
          return { status: 201 as const, body: { success: true, message, images: stored.map(imageOf) } };
        });
      } finally {
        await upload.dispose();
      }
    },

    async removeProductImages({ session, body, language }) {
      const removed = await queries.transaction((tx) => removeImages(tx, session.user.id, body.image_ids, now()));
      await pictures.remove(removed);
      return { status: 200, body: { success: true, message: translate(language, { key: 'imagesRemoved' }) } };
    },
  };
}
