/** Calculates the perceptual hash of photographs stored before hashes existed, a few at a time. */
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { images } from '../db/schema/index.ts';
import { WorkerLost } from '../platform/worker-pool.ts';
import { FilesFailure } from '../ports/files.ts';
import type { Services } from '../services.ts';
import type { ImageRow } from './image.ts';

/** Stored instead of a colour if the files are missing or damaged, so that they are not tried again. */
const noHash = -1;

/** @returns undefined if the bucket does not answer or the process is stopping */
async function columnsOf({ pictures, pictureWorkers }: Services, image: ImageRow) {
  const [narrowest] = image.files;
  try {
    if (!narrowest) throw new Error('no file');
    const file = await pictures.readFile(image.place, image.key, narrowest.name);
    const { bits, colour } = await pictureWorkers.lookOf(file);
    return { look_bits: bits, look_colour: colour };
  } catch (error) {
    const isPassing = error instanceof FilesFailure || (error instanceof WorkerLost && error.isPassing);
    return isPassing ? undefined : { look_colour: noHash };
  }
}

export interface OlderPictures {
  /** Limits it to one seller's photographs on disk, because a request is waiting. */
  sellerId?: string;
  /** Maximum number of photographs. */
  most: number;
}

export async function rememberLooks(services: Services, { sellerId, most }: OlderPictures): Promise<void> {
  const { queries } = services;
  const older = and(
    isNull(images.look_colour),
    isNotNull(images.work_id),
    sellerId === undefined ? undefined : and(eq(images.seller_id, sellerId), eq(images.place, 'disk')),
  );
  const batch = 50;
  let after = '';
  for (let left = most; left > 0; left -= batch) {
    const some = await queries
      .select()
      .from(images)
      .where(and(older, gt(images.id, after)))
      .orderBy(asc(images.id))
      .limit(Math.min(batch, left));
    for (const image of some) {
      if (services.shutdown.requested.aborted) return;
      const columns = await columnsOf(services, image);
      if (columns) await queries.update(images).set(columns).where(eq(images.id, image.id));
    }
    const last = some.at(-1);
    if (!last) return;
    after = last.id;
  }
}
