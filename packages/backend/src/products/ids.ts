/** Ids of all works matching the library's filters, for bulk actions. */
import { and, asc, gt } from 'drizzle-orm';
import { works } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { conditionOf, filtersOf } from './filters.ts';
import { totalsOf } from './totals.ts';

/** The contract's bound. */
const atOnce = 10_000;

export function idHandlers({ queries }: Services): Pick<Handlers, 'listProductIds'> {
  return {
    async listProductIds({ session, query }) {
      const { after, deleted = false } = query;
      const { usd_jpy_rate } = await siteSettings(queries);
      const narrowed = { sellerId: session.user.id, deleted, filters: filtersOf(query, usd_jpy_rate) };
      const body = await queries.transaction(
        async (tx) => {
          const condition = await conditionOf(tx, narrowed);
          const found = await tx
            .select({ id: works.id, version: works.version })
            .from(works)
            .where(and(condition, after === undefined ? undefined : gt(works.id, after)))
            .orderBy(asc(works.id))
            .limit(atOnce + 1);
          const data = found.slice(0, atOnce);
          const next = found.length > atOnce ? (data.at(-1)?.id ?? null) : null;
          return { total: (await totalsOf(tx, narrowed, condition)).total, next, data };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { status: 200, body: { success: true, message: '', ...body } };
    },
  };
}
