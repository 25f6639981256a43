/** Searches works, exhibitions and crowdfunding requests. */
import type { components } from '@smart-art/openapi/product';
import { and, desc, eq, isNull, like } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { crowdfunding_requests, exhibitions, works } from '../db/schema/index.ts';
import { conditionOf } from '../products/filters.ts';
import { searchPatterns } from '../products/folding.ts';
import { orderClauses } from '../products/order.ts';
import { perKind } from './bound.ts';

type Schemas = components['schemas'];

/** The seller's works that match the search text; the newest first. */
export async function findWorks(tx: Queries, sellerId: string, search: string): Promise<Schemas['FoundWork'][]> {
  return tx
    .select({ id: works.id, title: works.title, artist_name: works.artist_name, year: works.year })
    .from(works)
    .where(await conditionOf(tx, { sellerId, deleted: false, filters: { search } }))
    .orderBy(...orderClauses('-created_at', false))
    .limit(perKind);
}

/** Matching exhibitions of all organisers; the newest first. */
export const findExhibitions = (tx: Queries, query: string): Promise<Schemas['FoundExhibition'][]> =>
  tx
    .select({
      id: exhibitions.id,
      name: exhibitions.name,
      start_date: exhibitions.start_date,
      end_date: exhibitions.end_date,
    })
    .from(exhibitions)
    .where(
      and(
        isNull(exhibitions.deleted_at),
        ...searchPatterns(query).map((pattern) => like(exhibitions.search_text, pattern)),
      ),
    )
    .orderBy(desc(exhibitions.created_at), desc(exhibitions.id))
    .limit(perKind);

/** The seller's matching requests; the newest first. */
export const findRequests = (tx: Queries, sellerId: string, query: string): Promise<Schemas['FoundRequest'][]> =>
  tx
    .select({
      id: crowdfunding_requests.id,
      number: crowdfunding_requests.number,
      title: crowdfunding_requests.title,
    })
    .from(crowdfunding_requests)
    .where(
      and(
        eq(crowdfunding_requests.seller_id, sellerId),
        ...searchPatterns(query).map((pattern) => like(crowdfunding_requests.search_text, pattern)),
      ),
    )
    .orderBy(desc(crowdfunding_requests.created_at), desc(crowdfunding_requests.id))
    .limit(perKind);
