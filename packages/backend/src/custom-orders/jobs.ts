import { and, eq, lt } from 'drizzle-orm';
import { day } from '../constants.ts';
import { orders } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { lockCustomOrder } from './find.ts';
import { applyStep } from './step.ts';

/**
 * Closes orders after the operator's return window (001 section 9), like purchases, although custom works cannot be
 * returned. Payments expire together with those of all orders (orders/jobs.ts).
 */
async function close({ queries, now }: Services): Promise<void> {
  const { return_window_days } = await siteSettings(queries);
  const before = new Date(now().getTime() - return_window_days * day);
  const over = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.kind, 'custom'), eq(orders.status, 'Delivered'), lt(orders.delivered_at, before)));
  await each(over, ({ id }) =>
    queries.transaction(async (tx) => {
      const record = await lockCustomOrder(tx, id);
      // Another instance may have closed it already.
      if (record?.order.status !== 'Delivered') return;
      await applyStep(tx, record, { action: 'close', actor: { kind: 'system' }, now: now() });
    }),
  );
}

/** Time-driven changes of custom orders. */
export const jobs: Job[] = [close];
