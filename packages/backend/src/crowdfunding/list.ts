/** Pages of crowdfunding requests. */
import type { operations } from '@smart-art/openapi/product';
import { and, count, eq, exists, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { contributions, crowdfunding_requests } from '../db/schema/index.ts';
import type { CrowdfundingStatus } from '../processes/crowdfunding.ts';
import { searchPatterns } from '../products/folding.ts';
import type { RequestRow } from './find.ts';

type ListQuery = NonNullable<operations['listCrowdfundingRequests']['parameters']['query']>;
type Sort = NonNullable<ListQuery['sort']>;

export interface RequestsQuery {
  sellerId: string;
  page: number;
  perPage: number;
  sort: Sort;
  search: string;
  status: CrowdfundingStatus | undefined;
  /** Only cancelled requests if true, only others if false. */
  cancelled: boolean;
  /** Only requests with purchased pieces. */
  purchased: boolean;
}

type Counts = Record<CrowdfundingStatus | 'all' | 'purchased', number>;

const sortColumns = {
  created_at: crowdfunding_requests.created_at,
  title: crowdfunding_requests.title_key,
  amount_requested: crowdfunding_requests.amount_key,
  valid_until: crowdfunding_requests.valid_until,
};

/** Unknown values come last in both directions; ties are sorted newest first. */
function orderOf(sort: Sort): SQL[] {
  const [, minus, name] = /^(-?)(.*)$/.exec(sort) ?? [];
  const column = sortColumns[name as keyof typeof sortColumns];
  return [
    minus ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
    sql`${crowdfunding_requests.created_at} desc`,
    sql`${crowdfunding_requests.id} desc`,
  ];
}

/** Condition for requests with a purchased piece that was not refunded. */
const isPurchased = (queries: Queries) =>
  exists(
    queries
      .select({ id: contributions.id })
      .from(contributions)
      .where(
        and(
          eq(contributions.request_id, crowdfunding_requests.id),
          eq(contributions.kind, 'purchase'),
          eq(contributions.status, 'received'),
        ),
      ),
  );

async function countAll(queries: Queries, sellerId: string): Promise<Counts> {
  const own = eq(crowdfunding_requests.seller_id, sellerId);
  const rows = await queries
    .select({ status: crowdfunding_requests.status, count: count() })
    .from(crowdfunding_requests)
    .where(own)
    .groupBy(crowdfunding_requests.status);
  const [purchased] = await queries
    .select({ count: count() })
    .from(crowdfunding_requests)
    .where(and(own, isPurchased(queries)));
  const counts: Counts = {
    all: rows.reduce((sum, row) => (row.status === 'cancelled' ? sum : sum + row.count), 0),
    requested: 0,
    accepted: 0,
    rejected: 0,
    cancelled: 0,
    revoked: 0,
    closed: 0,
    purchased: purchased?.count ?? 0,
  };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}

/** One page, with counts of the whole list. */
export async function readRequests(
  queries: Queries,
  query: RequestsQuery,
): Promise<{ rows: RequestRow[]; total: number; counts: Counts }> {
  const condition = and(
    eq(crowdfunding_requests.seller_id, query.sellerId),
    query.cancelled ? eq(crowdfunding_requests.status, 'cancelled') : ne(crowdfunding_requests.status, 'cancelled'),
    query.status && eq(crowdfunding_requests.status, query.status),
    query.purchased ? isPurchased(queries) : undefined,
    ...searchPatterns(query.search).map((pattern) => like(crowdfunding_requests.search_text, pattern)),
  );
  const [found] = await queries.select({ total: count() }).from(crowdfunding_requests).where(condition);
  const rows = await queries
    .select()
    .from(crowdfunding_requests)
    .where(condition)
    .orderBy(...orderOf(query.sort))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return { rows, total: found?.total ?? 0, counts: await countAll(queries, query.sellerId) };
}
