/** The previous and next work in a list, looked up in the index of its sort order. */
import type { components } from '@smart-art/openapi/product';
import { and, count, eq, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { works } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { conditionOf, filtersOf, type Narrowed } from './filters.ts';
import { defaultSort, orderClauses, rangesAfter, type Sort } from './order.ts';
import { findWork, type WorkRow } from './product.ts';
import { totalsOf } from './totals.ts';

type Neighbours = components['schemas']['Neighbours'];

interface Place {
  work: WorkRow;
  sort: Sort;
  condition: SQL | undefined;
}

/** The next work; the previous one if the order is reversed. */
async function nearest(tx: Queries, { work, sort, condition }: Place, isReversed: boolean) {
  for (const stretch of rangesAfter(sort, work, isReversed)) {
    const [found] = await tx
      .select({ id: works.id, title: works.title })
      .from(works)
      .where(and(condition, stretch))
      .orderBy(...orderClauses(sort, isReversed))
      .limit(1);
    if (found) return found;
  }
  return null;
}

/** The work's position in the list; null if the filters exclude it. */
async function positionOf(tx: Queries, { work, sort, condition }: Place): Promise<number | null> {
  const [itself] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(condition, eq(works.id, work.id)));
  if (!itself) return null;
  const before = or(...rangesAfter(sort, work, true));
  const [row] = await tx.select({ before: count() }).from(works).where(and(condition, before));
  return (row?.before ?? 0) + 1;
}

async function neighboursOf(tx: Queries, work: WorkRow, sort: Sort, narrowed: Narrowed): Promise<Neighbours> {
  const condition = await conditionOf(tx, narrowed);
  const { total } = await totalsOf(tx, narrowed, condition);
  if (work.deleted_at) return { previous: null, next: null, position: null, total };
  const place = { work, sort, condition };
  return {
    previous: await nearest(tx, place, true),
    next: await nearest(tx, place, false),
    position: await positionOf(tx, place),
    total,
  };
}

export function neighbourHandlers({ queries }: Services): Pick<Handlers, 'getProductNeighbours'> {
  return {
    async getProductNeighbours({ session, path, query }) {
      const { usd_jpy_rate } = await siteSettings(queries);
      const { sort = defaultSort } = query;
      const sellerId = session.user.id;
      const narrowed = { sellerId, deleted: false, filters: filtersOf(query, usd_jpy_rate) };
      const data = await queries.transaction(
        async (tx) => {
          const work = await findWork(tx, sellerId, path.id);
          if (!work) throw notFound();
          return neighboursOf(tx, work, sort, narrowed);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { status: 200, body: { success: true, message: '', data } };
    },
  };
}
