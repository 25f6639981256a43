/** Converts a piece with all details to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_piece_comments, art_piece_images, images } from '../db/schema/index.ts';
import { imageOf } from '../images/image.ts';
import { timelineOf } from '../platform/timeline.ts';
import { type ArtPieceRow, timelineKind } from './find.ts';
import { ownerOf } from './owner.ts';
import { summariesOf } from './summary.ts';

export type ArtPiece = components['schemas']['ArtPiece'];

/** Maximum latest comments shown with a piece: the contract's bound. */
const commentsShown = 200;

async function imagesOf(queries: Queries, pieceId: string): Promise<ArtPiece['images']> {
  const rows = await queries
    .select({ kind: art_piece_images.kind, at: art_piece_images.at, image: images })
    .from(art_piece_images)
    .innerJoin(images, eq(images.id, art_piece_images.image_id))
    .where(eq(art_piece_images.piece_id, pieceId))
    .orderBy(asc(art_piece_images.place));
  return rows.map(({ kind, at, image }) => ({ kind, uploaded_at: at.toISOString(), image: imageOf(image) }));
}

async function commentsOf(queries: Queries, pieceId: string, most: number): Promise<ArtPiece['comments']> {
  const rows = await queries
    .select()
    .from(art_piece_comments)
    .where(eq(art_piece_comments.piece_id, pieceId))
    .orderBy(desc(art_piece_comments.place))
    .limit(most);
  return rows.reverse().map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    author: { kind: row.author_kind, name: row.author_name },
    comment: row.comment,
  }));
}

function trackingOf(piece: ArtPieceRow): ArtPiece['tracking'] {
  const { tracking_url, tracking_number, tracking_date, courier_company } = piece;
  if (tracking_url === null || tracking_number === null || tracking_date === null || courier_company === null)
    return null;
  return { tracking_url, tracking_number, tracking_date, courier_company };
}

/** @param comments number of latest comments to include */
export async function describePiece(
  queries: Queries,
  piece: ArtPieceRow,
  now: Date,
  comments = commentsShown,
): Promise<ArtPiece> {
  const summary = (await summariesOf(queries, [piece], now)).get(piece.id);
  if (!summary) throw new Error(`piece ${piece.id} is not whole`);
  const { kind, id, number, title, currency, costsAreOpen } = await ownerOf(queries, piece);
  return {
    ...summary,
    belongs_to: { kind, id, number, title, currency },
    costs_open: costsAreOpen,
    description: piece.description,
    width: piece.width,
    height: piece.height,
    depth: piece.depth,
    size_unit: piece.size_unit,
    images: await imagesOf(queries, piece.id),
    comments: await commentsOf(queries, piece.id, comments),
    tracking: trackingOf(piece),
    shipped_at: piece.shipped_at?.toISOString() ?? null,
    delivered_at: piece.delivered_at?.toISOString() ?? null,
    timeline: await timelineOf(queries, timelineKind, piece.id),
    created_at: piece.created_at.toISOString(),
    updated_at: piece.updated_at.toISOString(),
  };
}
