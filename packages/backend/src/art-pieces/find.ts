/** Finds art pieces. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces } from '../db/schema/index.ts';

export type ArtPieceRow = typeof art_pieces.$inferSelect;

/** Timeline kind of pieces. */
export const timelineKind = 'art_piece';

/**
 * The seller's piece; undefined also if it is another seller's.
 *
 * @param removed include one that was removed from its request
 */
export async function findPiece(
  queries: Queries,
  sellerId: string,
  id: string,
  { removed = false } = {},
): Promise<ArtPieceRow | undefined> {
  const [row] = await queries
    .select()
    .from(art_pieces)
    .where(
      and(
        eq(art_pieces.id, id),
        eq(art_pieces.seller_id, sellerId),
        removed ? undefined : isNull(art_pieces.removed_at),
      ),
    );
  return row;
}

/** The piece, locked until the transaction ends. */
export async function lockPiece(tx: Queries, id: string): Promise<ArtPieceRow | undefined> {
  const [row] = await tx.select().from(art_pieces).where(eq(art_pieces.id, id)).for('update');
  return row;
}
