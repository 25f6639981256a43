/** Stores uploaded photographs: first the files, then all records in one transaction. */
import { count, eq } from 'drizzle-orm';
import { imagesPerWork } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { images, works } from '../db/schema/index.ts';
import { lockSeller, requireActive, totalQuota } from '../general/agreement.ts';
import { badRequest, type FieldErrors, HttpError, invalidField, notFound, unprocessable } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import type { Wording } from '../messages/messages.ts';
import { WorkerLost } from '../platform/worker-pool.ts';
import { FilesFailure } from '../ports/files.ts';
import { reshape } from '../products/derived.ts';
import { recordChange } from '../products/history.ts';
import { offerOf } from '../products/offer.ts';
import { findWork } from '../products/product.ts';
import type { Services } from '../services.ts';
import { isOperatorPlace, type Place } from '../storage/places.ts';
import { changeUse, type ImageRow, quotaBytesOf } from './image.ts';
import { fileUnderBytes, maxPixels } from './limits.ts';
import { PictureRejected } from './picture-rejected.ts';
import { pathsOf } from './picture-store.ts';
import type { Picture } from './picture-workers.ts';
import { operatorQuota } from './quota.ts';
import type { ReceivedFile } from './receive.ts';

const megabyte = 1024 ** 2;

const reasons = {
  empty: 'fileEmpty',
  kind: 'fileNotAPicture',
  heic: 'fileHeic',
  pixels: 'filePixels',
  damaged: 'fileDamaged',
  heavy: 'fileHeavy',
} as const;

const rejectionMessage = (name: string, { reason }: PictureRejected): Wording => ({
  key: reasons[reason],
  values: { name, limit: maxPixels / 1e6 },
});

/** The worker was killed from outside, so the picture may be fine. */
const retryable = (error: unknown) =>
  error instanceof WorkerLost
    ? new HttpError(503, { key: 'pictureWorkEnded' }, { headers: { 'retry-after': '10' } })
    : error;

/**
 * Decodes one uploaded file; the result must be disposed of.
 *
 * @throws HttpError 422 about the file's field, 503
 */
export async function pictureFrom({ pictureWorkers }: Services, file: ReceivedFile): Promise<Picture> {
  try {
    return await pictureWorkers.prepare(file.path);
  } catch (error) {
    if (error instanceof PictureRejected) throw unprocessable({ [file.field]: [rejectionMessage(file.name, error)] });
    throw retryable(error);
  }
}

interface PreparedFile {
  name: string;
  picture: Picture;
}

/**
 * Decodes all files; the results must be disposed of.
 *
 * @throws HttpError 413, 422 with a message per invalid file, 503; nothing is left then
 */
async function prepareAll({ pictureWorkers }: Services, files: ReceivedFile[]): Promise<PreparedFile[]> {
  const tooLarge = files.find(({ isWithinBound }) => !isWithinBound);
  if (tooLarge) {
    const values = { name: tooLarge.name, limit: fileUnderBytes / megabyte };
    throw new HttpError(413, { key: 'fileTooLarge', values });
  }
  const errors: FieldErrors = {};
  const prepared: PreparedFile[] = [];
  const outcomes = await Promise.allSettled(
    files.map(async ({ path, name, field }) => {
      try {
        return { name, picture: await pictureWorkers.prepare(path) };
      } catch (error) {
        if (!(error instanceof PictureRejected)) throw error;
        errors[field] = [...(errors[field] ?? []), rejectionMessage(name, error)];
        return undefined;
      }
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'fulfilled' && outcome.value) prepared.push(outcome.value);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (prepared.length === files.length) return prepared;
  await disposeOf(prepared);
  throw failed?.status === 'rejected' ? retryable(failed.reason) : unprocessable(errors);
}

const disposeOf = (prepared: readonly PreparedFile[]) => Promise.all(prepared.map(({ picture }) => picture.dispose()));

const rowOf = ({ name, picture }: PreparedFile, key: string, place: Place, sellerId: string, now: Date) => ({
  id: newId('img'),
  seller_id: sellerId,
  key,
  place,
  width: picture.width,
  height: picture.height,
  bytes: picture.files.reduce((sum, { bytes }) => sum + bytes, 0),
  file_name: name,
  placeholder: picture.placeholder,
  look_bits: picture.look.bits,
  look_colour: picture.look.colour,
  files: picture.files.map((file) => ({ name: file.name, width: file.width })),
  created_at: now,
});

interface ReceivedPictures {
  sellerId: string;
  files: ReceivedFile[];
  /** True if the client has disconnected: then nothing is stored. */
  isAborted(): boolean;
}

/** The client has disconnected, so no response is needed. */
export class UploadAborted extends Error {}

/** A photograph whose files are written but not recorded yet. */
export type NewImage = ReturnType<typeof rowOf>;

/**
 * Locks the seller and reserves the quota that photos need.
 *
 * @param field the form field that the error is reported on
 * @throws HttpError 403 without an active agreement, 422
 */
export async function reserveQuota(
  tx: Queries,
  sellerId: string,
  rows: readonly Pick<NewImage, 'bytes' | 'place'>[],
  now: Date,
  field = 'files',
): Promise<void> {
  const agreement = requireActive(await lockSeller(tx, sellerId), now);
  const bytes = quotaBytesOf(rows);
  const quota = bytes > 0 ? await operatorQuota(tx, agreement) : totalQuota(agreement);
  const free = quota - agreement.used_bytes;
  // Sellers over their quota may still add photographs that do not count against it.
  if (bytes > 0 && bytes > free) {
    const inMegabytes = (size: number) => Math.max(0, Math.floor(size / megabyte));
    throw invalidField(field, 'quotaFull', { free: inMegabytes(free), quota: inMegabytes(quota) });
  }
  await changeUse(tx, sellerId, bytes);
}

/**
 * Records photographs, in one transaction with the quota and the work, in file order.
 *
 * @param productId the work to append to; without one they wait for a save
 * @throws HttpError 403, 404, 422
 */
export async function recordUpload(
  tx: Queries,
  { sellerId, productId, now }: { sellerId: string; productId: string | undefined; now: Date },
  rows: readonly NewImage[],
): Promise<ImageRow[]> {
  await reserveQuota(tx, sellerId, rows, now);
  if (productId === undefined)
    return inOrder(
      rows,
      await tx
        .insert(images)
        .values([...rows])
        .returning(),
    );

  const work = await findWork(tx, sellerId, productId);
  if (!work || work.deleted_at) throw notFound();
  const [counted] = await tx.select({ count: count() }).from(images).where(eq(images.work_id, work.id));
  const first = counted?.count ?? 0;
  if (first + rows.length > imagesPerWork) throw invalidField('files', 'imagesFull', { bound: imagesPerWork });
  const offer = offerOf({
    forSale: work.for_sale,
    hasSaleCost: work.sale_cost_amount !== null,
    forRent: work.for_rent,
    hasRentalCost: work.rental_cost_amount !== null,
    hasPicture: true,
  });
  await tx
    .update(works)
    .set({ ...offer, version: work.version + 1, updated_at: now })
    .where(eq(works.id, work.id));
  const placed = rows.map((row, index) => ({ ...row, work_id: work.id, position: first + index }));
  const stored = await tx.insert(images).values(placed).returning();
  await recordChange(tx, work, work, now, { before: first, after: first + rows.length });
  if (first === 0) await reshape(tx, work);
  return inOrder(rows, stored);
}

function inOrder(rows: readonly NewImage[], stored: readonly ImageRow[]): ImageRow[] {
  const byKey = new Map(stored.map((row) => [row.key, row]));
  return rows.flatMap(({ key }) => byKey.get(key) ?? []);
}

/** Removes files after a failed upload; if a bucket does not answer, they stay. */
export async function discardFiles(
  { pictures }: Services,
  written: readonly Pick<NewImage, 'key' | 'place' | 'files'>[],
): Promise<void> {
  await pictures.remove(written);
  for (const row of written) {
    if (row.place !== 'disk') await pictures.removeAway(row.place, pathsOf(row)).catch(() => {});
  }
}

/** Failures of a seller's bucket are reported to the seller; those of the operator's are internal. */
export const bucketError = (error: unknown, place: Place) =>
  error instanceof FilesFailure && !isOperatorPlace(place) ? badRequest('bucketFailed') : error;

/**
 * Decodes and writes received files; they are removed if `record` fails.
 *
 * @param record writes the records, in its own transaction
 * @throws HttpError 400, 413, 422, 503, and what `record` throws; nothing is stored then
 */
export async function keepPictures<Recorded>(
  services: Services,
  { sellerId, files, isAborted }: ReceivedPictures,
  record: (rows: NewImage[]) => Promise<Recorded>,
): Promise<Recorded> {
  const { pictures, now } = services;
  const prepared = await prepareAll(services, files);
  const written: NewImage[] = [];
  try {
    const place = await pictures.placeFor(sellerId);
    for (const file of prepared) {
      const key = await pictures.write(file.picture.files, place).catch((error) => {
        throw bucketError(error, place);
      });
      written.push(rowOf(file, key, place, sellerId, now()));
    }
    if (isAborted()) throw new UploadAborted();
    return await record(written);
  } catch (error) {
    // After other errors the records may exist, so the files stay; the sweep removes those without a record.
    if (error instanceof HttpError || error instanceof UploadAborted) await discardFiles(services, written);
    throw error;
  } finally {
    await disposeOf(prepared);
  }
}
