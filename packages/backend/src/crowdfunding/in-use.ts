/** Works used by crowdfunding (001 section 5: they cannot be deleted). */
import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, contributions, crowdfunding_requests } from '../db/schema/index.ts';

/** Statuses of requests that have not ended. */
export const runningStatuses = ['requested', 'accepted'] as const;

/**
 * Works used by an open request or bought by a supporter, with the request. Call it in a transaction with the seller
 * locked.
 *
 * @param except a request to ignore
 */
export async function worksInCrowdfunding(
  tx: Queries,
  workIds: readonly string[],
  except?: string,
): Promise<Map<string, { number: string; title: string }>> {
  if (workIds.length === 0) return new Map();
  const rows = await tx
    .select({ work_id: art_pieces.work_id, number: crowdfunding_requests.number, title: crowdfunding_requests.title })
    .from(art_pieces)
    .innerJoin(crowdfunding_requests, eq(crowdfunding_requests.id, art_pieces.crowdfunding_id))
    .leftJoin(contributions, and(eq(contributions.piece_id, art_pieces.id), eq(contributions.status, 'received')))
    .where(
      and(
        inArray(art_pieces.work_id, [...workIds]),
        isNull(art_pieces.removed_at),
        or(inArray(crowdfunding_requests.status, [...runningStatuses]), isNotNull(contributions.id)),
        except === undefined ? undefined : ne(crowdfunding_requests.id, except),
      ),
    )
    .orderBy(crowdfunding_requests.number);
  return new Map(
    rows.flatMap(({ work_id, number, title }) => (work_id ? [[work_id, { number, title }] as const] : [])),
  );
}

export interface RequestOfWork {
  request: typeof crowdfunding_requests.$inferSelect;
  /** True if a supporter has bought the work. */
  isBought: boolean;
}

/** The requests that contain a work, the latest first. */
export async function requestsOfWork(queries: Queries, workId: string): Promise<RequestOfWork[]> {
  const rows = await queries
    .select({ request: crowdfunding_requests, contribution: contributions.id })
    .from(art_pieces)
    .innerJoin(crowdfunding_requests, eq(crowdfunding_requests.id, art_pieces.crowdfunding_id))
    .leftJoin(contributions, and(eq(contributions.piece_id, art_pieces.id), eq(contributions.status, 'received')))
    .where(and(eq(art_pieces.work_id, workId), isNull(art_pieces.removed_at)))
    .orderBy(desc(crowdfunding_requests.created_at), desc(crowdfunding_requests.id));
  return rows.map(({ request, contribution }) => ({ request, isBought: contribution !== null }));
}

export const isRunningRequest = ({ status }: RequestOfWork['request']) =>
  runningStatuses.some((running) => running === status);
