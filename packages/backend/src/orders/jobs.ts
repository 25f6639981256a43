/** What time does to orders: payments lapse, return windows end, leases end. */
import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { orders } from '../db/schema/index.ts';
import type { Job } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel.ts';
import { takeOrderStep } from './process-of.ts';
import { findOrder } from './record.ts';
import type { Step } from './step.ts';
import { tell } from './tell.ts';
import { writeOrder } from './write.ts';

const batch = 200;

/**
 * Takes a step of every order that is due, each in a transaction of its own. The condition is asked again of the locked
 * order, so that nobody's step in the meantime is undone.
 */
async function each(services: Services, due: (now: Date) => SQL | undefined, step: (step: Step) => Promise<void>) {
  const { queries } = services;
  for (;;) {
    const now = services.now();
    const found = await queries
      .select({ id: orders.id })
      .from(orders)
      .where(due(now))
      .orderBy(asc(orders.id))
      .limit(batch);
    for (const { id } of found) {
      await queries.transaction(async (tx) => {
        const [still] = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, id), due(now)))
          .for('update');
        const record = still && (await findOrder(tx, { id, kinds: ['buy', 'rent', 'custom'] }));
        if (record) await step({ tx, record, now });
      });
    }
    if (found.length < batch) return;
  }
}

/** "Bank transfer payment within 10 days" (001 section 9); the last instant still counts. */
const lapsePayments: Job = (services) =>
  each(
    services,
    (now) => and(lt(orders.payment_due_at, now), inArray(orders.status, ['Payment Requested', 'Payment'])),
    (step) => cancelOrder(step, 'system', null),
  );

/** A purchase that can no longer be returned is closed (001 section 9). */
const closeKept: Job = (services) =>
  each(
    services,
    (now) => and(lt(orders.return_until, now), eq(orders.status, 'Delivered')),
    async ({ tx, record, now }) => {
      const status = takeOrderStep(record, 'close', now, 'system');
      const order = await writeOrder(tx, record.order, { status, closed_at: now }, now);
      await tell(tx, order, record.buyer, { event: 'closed', actor: 'system', seller: 'closed' }, now);
    },
  );

/** "Art rent session is expired" (001 section 8). */
const expireLeases: Job = (services) =>
  each(
    services,
    (now) =>
      and(
        lt(orders.lease_ends_at, now),
        inArray(orders.lease_status, ['under_lease', 'renewed']),
        eq(orders.status, 'Delivered'),
      ),
    async ({ tx, record, now }) => {
      takeOrderStep(record, 'expire_lease', now, 'system');
      const order = await writeOrder(tx, record.order, { lease_status: 'expired', rent_renewal: false }, now);
      const told = { seller: 'lease_expired', buyer: 'lease_expired' } as const;
      await tell(tx, order, record.buyer, { event: 'lease_expired', actor: 'system', ...told }, now);
    },
  );

export const jobs: Job[] = [lapsePayments, closeKept, expireLeases];
