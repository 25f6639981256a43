import { returnWindowDays } from '@smart-art/openapi/rules';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { day } from '../constants.ts';
import { orders } from '../db/schema/index.ts';
import type { Job } from '../platform/jobs.ts';
import { customOrderProcess } from '../processes/custom.ts';
import { availableActions } from '../processes/process.ts';
import type { Services } from '../services.ts';
import { factsOf } from './facts.ts';
import { lockCustomOrder, piecesOfOrders, stateOfRecord } from './find.ts';
import { takeStep } from './step.ts';

/** Does to each order what time allows, if it still does when the order's turn has come. */
async function doAll({ queries, now }: Services, ids: { id: string }[], action: string): Promise<void> {
  for (const { id } of ids) {
    await queries.transaction(async (tx) => {
      const record = await lockCustomOrder(tx, id);
      if (!record) return;
      const facts = factsOf(record, await piecesOfOrders(tx, [id]));
      const offered = availableActions(customOrderProcess, stateOfRecord(record), facts, now(), 'system');
      if (!offered.some((one) => one.action === action && one.available)) return;
      await takeStep(tx, record, { action, actor: { kind: 'system' }, now: now() });
    });
  }
}

/** Cancels orders that were not paid in time (001 section 9). */
async function lapse(services: Services): Promise<void> {
  const due = await services.queries
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.kind, 'custom'),
        inArray(orders.status, ['Payment Requested', 'Payment']),
        lte(orders.payment_due_at, services.now()),
      ),
    );
  await doAll(services, due, 'lapse');
}

/** Closes orders some time after they were delivered (001 section 9). */
async function close(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - returnWindowDays * day);
  const over = await services.queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.kind, 'custom'), eq(orders.status, 'Delivered'), lte(orders.delivered_at, before)));
  await doAll(services, over, 'close');
}

/** What time does here. */
export const jobs: Job[] = [lapse, close];
