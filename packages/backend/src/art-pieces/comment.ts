/** Comments of both sides on a piece. */
import type { Queries } from '../db/database.ts';
import { art_piece_comments } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { recordEvent } from '../platform/timeline.ts';
import { artPieceProcess } from '../processes/art-piece.ts';
import { take } from '../processes/process.ts';
import { type ArtPieceRow, lockPiece, timelineKind } from './find.ts';
import { pieceCard } from './mail-card.ts';
import { ownerOf } from './owner.ts';
import { factsOf } from './summary.ts';

/** @returns the comment's id */
export async function insertComment(
  tx: Queries,
  { id: piece_id }: ArtPieceRow,
  author: { kind: 'seller' | 'buyer'; name: string },
  comment: string,
  at: Date,
): Promise<string> {
  const id = newId('cmt');
  const row = { id, piece_id, at, author_kind: author.kind, author_name: author.name, comment };
  await tx.insert(art_piece_comments).values(row);
  return id;
}

/** Adds a buyer's comment and notifies the seller. @returns the comment's id. @throws HttpError 404, 409 */
export async function addBuyerComment(
  tx: Queries,
  pieceId: string,
  { name, comment }: { name: string; comment: string },
  now: Date,
): Promise<string> {
  const piece = await lockPiece(tx, pieceId);
  if (!piece || piece.removed_at) throw notFound();
  take(artPieceProcess, 'comment', piece.status, await factsOf(tx, piece), now, 'buyer');
  const id = await insertComment(tx, piece, { kind: 'buyer', name }, comment, now);
  const actor = { kind: 'buyer', name } as const;
  await recordEvent(tx, { kind: timelineKind, id: piece.id, actor, event: 'commented', at: now });
  const { link, kind } = await ownerOf(tx, piece);
  await notifySeller(tx, {
    sellerId: piece.seller_id,
    kind: kind === 'custom_order' ? 'orders' : 'crowdfunding',
    type: 'Art piece',
    subject: { key: 'artPieceSubject', values: { title: piece.title } },
    message: { key: 'artPieceBuyerCommented', values: { name, title: piece.title } },
    card: await pieceCard(tx, piece),
    action: 'mailReadMessage',
    link,
    module: kind === 'custom_order' ? 'custom-orders' : 'crowdfunding',
    now,
  });
  return id;
}
