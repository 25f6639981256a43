/** The files of a proof pack: photographs and receipts, under names that are safe to unpack on any system. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { components } from '@smart-art/openapi/product';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_piece_images, art_pieces, images } from '../db/schema/index.ts';
import { filesPath, type ImageRow } from '../images/image.ts';
import { documentOf } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import type { Filed } from './settlement.ts';

type ProofPart = components['schemas']['ProofPart'];

/** A part of the pack with its content. */
export interface Part extends ProofPart {
  read(): Promise<Readable | Buffer>;
}

interface Place {
  folder: string;
  kind: ProofPart['kind'];
}

/** Folders of an order's documents in its pack. */
const places: Record<Filed['link']['kind'], Place> = {
  condition_before: { folder: 'condition-before', kind: 'condition_before' },
  condition: { folder: 'condition-after', kind: 'condition_after' },
  payment_receipt: { folder: 'receipts', kind: 'receipt' },
  refund_receipt: { folder: 'receipts', kind: 'receipt' },
};

/** Numbers the files in each folder, so that names are unique. */
function createNames() {
  const counts = new Map<string, number>();
  return (folder: string, name: string) => {
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    return `${folder}/${String(count).padStart(2, '0')}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`;
  };
}

/** Displayed dimensions of a photograph; empty for other or unreadable files. */
async function sizeOf(
  { pictureWorkers }: Services,
  read: () => Promise<Readable>,
  contentType: string,
): Promise<Pick<ProofPart, 'width' | 'height'>> {
  if (!contentType.startsWith('image/')) return { width: null, height: null };
  try {
    return await pictureWorkers.sizeOf(await buffer(await read()));
  } catch {
    return { width: null, height: null };
  }
}

type Named = ReturnType<typeof createNames>;

async function documentPart(services: Services, { link, file }: Filed, named: Named): Promise<Part> {
  const { folder, kind } = places[link.kind];
  const { url, content_type, bytes } = documentOf(services, file);
  const read = () => services.documents.read(file.key);
  return {
    name: named(folder, file.file_name),
    kind,
    content_type,
    bytes,
    // Usually stored on upload; calculated now for documents older than hashes.
    sha256: file.sha256 ?? (await services.documents.digestOf(file.key)),
    text: null,
    url,
    ...(await sizeOf(services, read, content_type)),
    read,
  };
}

/** A photograph of a piece, in full size. */
async function picturePart(services: Services, image: ImageRow, place: Place, named: Named): Promise<Part> {
  const file = image.files.at(-1)?.name ?? '';
  const read = () => services.pictures.readFile(image.place, image.key, file);
  const content = await read();
  const ending = file.slice(file.lastIndexOf('.'));
  return {
    name: named(place.folder, `${image.file_name.replace(/\.[^.]*$/, '')}${ending}`),
    kind: place.kind,
    content_type: ending === '.jpg' ? 'image/jpeg' : `image/${ending.slice(1)}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    text: null,
    url: `${filesPath}/${image.key}/${file}`,
    width: image.width,
    height: image.height,
    read,
  };
}

/** A photograph of a custom order's completed piece or its delivery. */
export interface PieceImage {
  kind: (typeof art_piece_images.$inferSelect)['kind'];
  image: ImageRow;
}

export const pieceImagesOf = (queries: Queries, orderId: string): Promise<PieceImage[]> =>
  queries
    .select({ kind: art_piece_images.kind, image: images })
    .from(art_piece_images)
    .innerJoin(art_pieces, eq(art_pieces.id, art_piece_images.piece_id))
    .innerJoin(images, eq(images.id, art_piece_images.image_id))
    .where(and(eq(art_pieces.order_id, orderId), ne(art_piece_images.kind, 'progress')))
    .orderBy(asc(art_piece_images.place));

/**
 * Reads and hashes the files of an order. Some are on slow remote servers, so do not call it inside a transaction.
 *
 * @throws FilesFailure if a server does not return them
 */
export async function filePartsOf(
  services: Services,
  files: readonly Filed[],
  images: readonly PieceImage[],
): Promise<Part[]> {
  const named = createNames();
  const parts: Part[] = [];
  for (const filed of files) parts.push(await documentPart(services, filed, named));
  for (const { kind, image } of images) {
    const place: Place =
      kind === 'delivery' ? { folder: 'delivery', kind } : { folder: 'condition-before', kind: 'condition_before' };
    parts.push(await picturePart(services, image, place, named));
  }
  return parts;
}
