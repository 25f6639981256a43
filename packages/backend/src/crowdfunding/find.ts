/** Finds crowdfunding requests and their pieces. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, crowdfunding_requests } from '../db/schema/index.ts';

export type RequestRow = typeof crowdfunding_requests.$inferSelect;

/** The kind under which a request's timeline is written. */
export const timelineKind = 'crowdfunding';

/** The seller's request; undefined also where it is another seller's. */
export async function findRequest(queries: Queries, sellerId: string, id: string): Promise<RequestRow | undefined> {
  const [row] = await queries
    .select()
    .from(crowdfunding_requests)
    .where(and(eq(crowdfunding_requests.id, id), eq(crowdfunding_requests.seller_id, sellerId)));
  return row;
}

/** The request, locked until the transaction ends: what else changes it, or gives to it, waits. */
export async function lockRequest(tx: Queries, id: string, sellerId?: string): Promise<RequestRow | undefined> {
  const isId = eq(crowdfunding_requests.id, id);
  const [row] = await tx
    .select()
    .from(crowdfunding_requests)
    .where(sellerId === undefined ? isId : and(isId, eq(crowdfunding_requests.seller_id, sellerId)))
    .for('update');
  return row;
}

/** Pieces a request is for, in their order, without those that were taken out. */
export const piecesOfRequests = (queries: Queries, ids: string[]) =>
  queries
    .select()
    .from(art_pieces)
    .where(and(inArray(art_pieces.crowdfunding_id, ids), isNull(art_pieces.removed_at)))
    .orderBy(asc(art_pieces.position), asc(art_pieces.id));
