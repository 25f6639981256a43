/** Photographs of pieces: received, made pictures of, and recorded once for each Idempotency-Key. */
import { count, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_piece_images, images } from '../db/schema/index.ts';
import { findAgreement, requireActive, takeTurn } from '../general/agreement.ts';
import type { AnyAnswer, SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { refuseField } from '../http/refusal.ts';
import type { ReceivedFile } from '../images/receive.ts';
import { keepPictures, type NewImage, takeRoom } from '../images/upload.ts';
import type { Services } from '../services.ts';

/** Photographs a piece may hold, those of its delivery not counted: the contract says so. */
const imagesPerPiece = 40;

type UploadOperation = 'addArtPieceImages' | 'addArtPieceDelivery';
type UploadCall = SignedIn<UploadOperation>;

interface FormOfPictures {
  operationId: UploadOperation;
  /** What the form says, as `once` compares it. */
  asked: object;
  files: ReceivedFile[];
}

/**
 * Keeps the files of a form as pictures and does the rest of the call's work with them.
 *
 * @param work records the pictures in its transaction; is not called where the key's first answer is given again
 * @throws Refusal 403, 409, 413, 422, and what `work` throws; nothing is kept then
 */
export async function withPictures<Made extends AnyAnswer>(
  services: Services,
  call: UploadCall,
  { operationId, asked, files }: FormOfPictures,
  work: (tx: Queries, rows: NewImage[]) => Promise<Made>,
): Promise<Made> {
  const { session, request } = call;
  const sellerId = session.user.id;
  requireActive(await findAgreement(services.queries, sellerId), services.now());
  const isAborted = () => request.raw.socket.destroyed;
  return keepPictures(services, { sellerId, files, isAborted }, async (rows) => {
    let isRecorded = false;
    const made = await once(services, { ...call, body: asked }, operationId, async (tx) => {
      isRecorded = true;
      await takeTurn(tx, sellerId);
      return work(tx, rows);
    });
    if (!isRecorded) await services.pictures.remove(rows);
    return made;
  });
}

/** Records pictures as photographs of a piece. @throws Refusal 403, 422 about the field where there is no room */
export async function recordImages(
  tx: Queries,
  { id: pieceId, seller_id: sellerId }: { id: string; seller_id: string },
  rows: readonly NewImage[],
  { kind, field, now }: { kind: 'progress' | 'completed' | 'delivery'; field: string; now: Date },
): Promise<void> {
  const [held] = await tx
    .select({ count: count() })
    .from(art_piece_images)
    .where(eq(art_piece_images.piece_id, pieceId));
  if (kind !== 'delivery' && (held?.count ?? 0) + rows.length > imagesPerPiece) {
    throw refuseField(field, 'artPieceImagesFull', { bound: imagesPerPiece });
  }
  await takeRoom(tx, sellerId, rows, now, field);
  await tx.insert(images).values(rows.map((row) => ({ ...row, held: true })));
  await tx.insert(art_piece_images).values(rows.map(({ id }) => ({ image_id: id, piece_id: pieceId, kind, at: now })));
}
