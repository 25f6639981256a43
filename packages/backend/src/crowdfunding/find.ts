/** Finds crowdfunding requests and their pieces. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, crowdfunding_requests } from '../db/schema/index.ts';

export type RequestRow = typeof crowdfunding_requests.$inferSelect;

/** Timeline kind of requests. */
export const timelineKind = 'crowdfunding';

/** The seller's request; undefined also if it is another seller's. */
export async function findRequest(queries: Queries, sellerId: string, id: string): Promise<RequestRow | undefined> {
  const [row] = await queries
    .select()
    .from(crowdfunding_requests)
    .where(and(eq(crowdfunding_requests.id, id), eq(crowdfunding_requests.seller_id, sellerId)));
  return row;
}

/** Locks the request until the transaction ends, serialising changes and contributions. */
export async function lockRequest(tx: Queries, id: string, sellerId?: string): Promise<RequestRow | undefined> {
  const isId = eq(crowdfunding_requests.id, id);
  const [row] = await tx
    .select()
    .from(crowdfunding_requests)
    .where(sellerId === undefined ? isId : and(isId, eq(crowdfunding_requests.seller_id, sellerId)))
    .for('update');
  return row;
}

/** Pieces of requests, by position, without removed ones. */
export const piecesOfRequests = (queries: Queries, ids: string[]) =>
  queries
    .select()
    .from(art_pieces)
    .where(and(inArray(art_pieces.crowdfunding_id, ids), isNull(art_pieces.removed_at)))
    .orderBy(asc(art_pieces.position), asc(art_pieces.id));
