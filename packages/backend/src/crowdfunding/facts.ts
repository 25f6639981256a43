/** Facts of requests for their transition table. */
import { and, count, countDistinct, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, contributions } from '../db/schema/index.ts';
import type { CrowdfundingFacts } from '../processes/crowdfunding.ts';
import type { RequestRow } from './find.ts';

/** By request. */
export async function factsOfAll(
  queries: Queries,
  rows: readonly RequestRow[],
): Promise<Map<string, CrowdfundingFacts>> {
  const ids = rows.map(({ id }) => id);
  const given = await queries
    .select({
      id: contributions.request_id,
      contributions: sql<number>`count(*) filter (where ${contributions.status} = 'received')`.mapWith(Number),
      supporters: countDistinct(contributions.supporter_id),
    })
    .from(contributions)
    .where(inArray(contributions.request_id, ids))
    .groupBy(contributions.request_id);
  const pieces = await queries
    .select({ id: art_pieces.crowdfunding_id, pieces: count() })
    .from(art_pieces)
    .where(and(inArray(art_pieces.crowdfunding_id, ids), isNull(art_pieces.removed_at)))
    .groupBy(art_pieces.crowdfunding_id);
  return new Map(
    rows.map(({ id, valid_until }): [string, CrowdfundingFacts] => {
      const own = given.find((row) => row.id === id);
      return [
        id,
        {
          pieces: pieces.find((row) => row.id === id)?.pieces ?? 0,
          contributions: own?.contributions ?? 0,
          supporters: own?.supporters ?? 0,
          validUntil: valid_until,
        },
      ];
    }),
  );
}

export async function factsOf(queries: Queries, row: RequestRow): Promise<CrowdfundingFacts> {
  const facts = (await factsOfAll(queries, [row])).get(row.id);
  if (!facts) throw new Error(`no facts of ${row.id}`);
  return facts;
}
