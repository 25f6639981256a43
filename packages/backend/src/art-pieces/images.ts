/** Photographs of pieces. */
import { count, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_piece_images, images } from '../db/schema/index.ts';
import { invalidField } from '../http/http-error.ts';
import { type NewImage, reserveQuota } from '../images/upload.ts';

/** Maximum photographs of a piece, excluding those of its delivery: the contract's bound. */
const imagesPerPiece = 40;

/** Records pictures as photographs of a piece. @throws HttpError 403, 422 about the field if there are too many */
export async function recordImages(
  tx: Queries,
  { id: pieceId, seller_id: sellerId }: { id: string; seller_id: string },
  rows: readonly NewImage[],
  { kind, field, now }: { kind: 'progress' | 'completed' | 'delivery'; field: string; now: Date },
): Promise<void> {
  const [counted] = await tx
    .select({ count: count() })
    .from(art_piece_images)
    .where(eq(art_piece_images.piece_id, pieceId));
  if (kind !== 'delivery' && (counted?.count ?? 0) + rows.length > imagesPerPiece) {
    throw invalidField(field, 'artPieceImagesFull', { bound: imagesPerPiece });
  }
  await reserveQuota(tx, sellerId, rows, now, field);
  await tx.insert(images).values(rows.map((row) => ({ ...row, held: true })));
  await tx.insert(art_piece_images).values(rows.map(({ id }) => ({ image_id: id, piece_id: pieceId, kind, at: now })));
}
