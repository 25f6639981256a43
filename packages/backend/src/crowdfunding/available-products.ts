/** Works of a type that can be selected, such as for a request (000 section 7). */
import type { operations } from '@smart-art/openapi/product';
import { and, count, desc, eq, inArray, isNotNull, isNull, like, notExists, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces, contributions, crowdfunding_requests, works } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Language } from '../messages/messages.ts';
import { searchPatterns } from '../products/folding.ts';
import { type Product, picturesOf, productOf, selectWorks } from '../products/product.ts';
import { runningStatuses } from './in-use.ts';

type Operation = operations['listAvailableProducts']['parameters'];

export interface AvailableQuery {
  sellerId: string;
  type: Operation['path']['type'];
  availableFor: NonNullable<Operation['query']>['available_for'];
  search: string;
  page: number;
  perPage: number;
  language: Language;
}

/** True if no open request uses the work, and no supporter has bought it. */
const isFree = (queries: Queries): SQL =>
  notExists(
    queries
      .select({ id: art_pieces.id })
      .from(art_pieces)
      .innerJoin(crowdfunding_requests, eq(crowdfunding_requests.id, art_pieces.crowdfunding_id))
      .leftJoin(contributions, and(eq(contributions.piece_id, art_pieces.id), eq(contributions.status, 'received')))
      .where(
        and(
          eq(art_pieces.work_id, works.id),
          isNull(art_pieces.removed_at),
          or(inArray(crowdfunding_requests.status, [...runningStatuses]), isNotNull(contributions.id)),
        ),
      ),
  );

function isAvailable(queries: Queries, { availableFor }: AvailableQuery): SQL | undefined {
  if (availableFor === 'Sale') return and(works.for_sale, isNotNull(works.sale_cost_amount));
  if (availableFor === 'Rent') return and(works.for_rent, isNotNull(works.rental_cost_amount));
  return availableFor === 'Crowdfunding' ? isFree(queries) : undefined;
}

/** One page, the newest first; works include only their cover. */
export async function readAvailable(
  queries: Queries,
  query: AvailableQuery,
): Promise<{ products: Product[]; total: number }> {
  const condition = and(
    eq(works.seller_id, query.sellerId),
    isNull(works.deleted_at),
    eq(works.type, query.type),
    isAvailable(queries, query),
    ...searchPatterns(query.search).map((pattern) => like(works.search_text, pattern)),
  );
  const [found] = await queries.select({ total: count() }).from(works).where(condition);
  const records = await selectWorks(queries)
    .where(condition)
    .orderBy(desc(works.created_at), desc(works.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const covers = await picturesOf(
    queries,
    records.map(({ work }) => work.id),
    true,
  );
  const { service_charge_percent: chargePercent } = await siteSettings(queries);
  const products = records.map((record) => {
    const own = covers.filter(({ work_id }) => work_id === record.work.id);
    return productOf(record, own, { language: query.language, chargePercent });
  });
  return { products, total: found?.total ?? 0 };
}
