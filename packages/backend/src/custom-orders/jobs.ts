import { returnWindowDays } from '@smart-art/openapi/rules';
import { and, eq, lte } from 'drizzle-orm';
import { day } from '../constants.ts';
import { orders } from '../db/schema/index.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { lockCustomOrder } from './find.ts';
import { takeStep } from './step.ts';

/**
 * Closes orders some time after they were delivered (001 section 9). Payments lapse with those of all orders
 * (orders/jobs.ts).
 */
async function close({ queries, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - returnWindowDays * day);
  const over = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.kind, 'custom'), eq(orders.status, 'Delivered'), lte(orders.delivered_at, before)));
  await each(over, ({ id }) =>
    queries.transaction(async (tx) => {
      const record = await lockCustomOrder(tx, id);
      // Another backend may have closed it in the meantime.
      if (record?.order.status !== 'Delivered') return;
      await takeStep(tx, record, { action: 'close', actor: { kind: 'system' }, now: now() });
    }),
  );
}

/** What time does here. */
export const jobs: Job[] = [close];
