/** Time-driven changes of orders: payments, return windows and leases expire. */
import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { orders } from '../db/schema/index.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel.ts';
import { recordAndNotify } from './notify.ts';
import { orderStatusAfter } from './process-of.ts';
import { findOrder } from './record.ts';
import { remindOfDeadlines } from './remind.ts';
import type { Step } from './step.ts';
import { writeOrder } from './write.ts';

type Due = (now: Date) => SQL | undefined;

/** Applies a step to one order if it is still due, so that a step taken in the meantime is not undone. */
const applyIfDue = ({ queries }: Services, id: string, due: Due, now: Date, step: (step: Step) => Promise<void>) =>
  queries.transaction(async (tx) => {
    const [still] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), due(now)))
      .for('update');
    const record = still && (await findOrder(tx, { id, kinds: ['buy', 'rent', 'custom'] }));
    if (record) await step({ tx, record, now });
  });

/** Applies a step to every order that is due. */
async function eachDue(services: Services, due: Due, step: (step: Step) => Promise<void>): Promise<void> {
  const now = services.now();
  const found = await services.queries.select({ id: orders.id }).from(orders).where(due(now)).orderBy(asc(orders.id));
  await each(found, ({ id }) => applyIfDue(services, id, due, now, step));
}

/** "Bank transfer payment within 10 days" (001 section 9); the last instant still counts. */
const lapsePayments: Job = (services) =>
  eachDue(
    services,
    (now) => and(lt(orders.payment_due_at, now), inArray(orders.status, ['Payment Requested', 'Payment'])),
    (step) => cancelOrder(step, 'system', null),
  );

/** A purchase whose return window has ended is closed (001 section 9). */
const closePurchases: Job = (services) =>
  eachDue(
    services,
    (now) => and(lt(orders.return_until, now), eq(orders.status, 'Delivered')),
    async ({ tx, record, now }) => {
      const status = orderStatusAfter(record, 'close', now, 'system');
      const order = await writeOrder(tx, record.order, { status, closed_at: now }, now);
      await recordAndNotify(tx, order, record.buyer, { event: 'closed', actor: 'system', seller: 'closed' }, now);
    },
  );

/** "Art rent session is expired" (001 section 8). */
const expireLeases: Job = (services) =>
  eachDue(
    services,
    (now) =>
      and(
        lt(orders.lease_ends_at, now),
        inArray(orders.lease_status, ['under_lease', 'renewed']),
        eq(orders.status, 'Delivered'),
      ),
    async ({ tx, record, now }) => {
      orderStatusAfter(record, 'expire_lease', now, 'system');
      const order = await writeOrder(tx, record.order, { lease_status: 'expired', rent_renewal: false }, now);
      const notified = { seller: 'lease_expired', buyer: 'lease_expired' } as const;
      await recordAndNotify(tx, order, record.buyer, { event: 'lease_expired', actor: 'system', ...notified }, now);
    },
  );

/* Reminders run last, so that nobody is reminded of a deadline that has just expired. */
export const jobs: Job[] = [lapsePayments, closePurchases, expireLeases, remindOfDeadlines];
