import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { exhibition_subscriptions, exhibitions } from '../db/schema/index.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import { move } from './move.ts';
import { lockSubscription } from './rows.ts';

/** Expires places not paid in time, and applications not answered before the start. */
const lapse: Job = async ({ queries, now }) => {
  const isDue = or(
    and(eq(exhibition_subscriptions.status, 'accepted'), lte(exhibition_subscriptions.pay_until, now())),
    and(eq(exhibition_subscriptions.status, 'applied'), lte(exhibitions.starts_at, now())),
  );
  const due = await queries
    .select({ id: exhibition_subscriptions.id })
    .from(exhibition_subscriptions)
    .innerJoin(exhibitions, eq(exhibitions.id, exhibition_subscriptions.exhibition_id))
    .where(and(isNull(exhibitions.deleted_at), isDue))
    .orderBy(asc(exhibition_subscriptions.id));
  await each(due, ({ id }) =>
    queries.transaction(async (tx) => {
      const locked = await lockSubscription(tx, id);
      const { status, pay_until } = locked.subscription;
      // Paid or answered since the query.
      const end = pay_until ?? locked.exhibition.starts_at;
      if ((status !== 'accepted' && status !== 'applied') || end > now()) return;
      await move(tx, locked, { action: 'lapse', actor: 'system', now: now() });
    }),
  );
};

/** Time-driven changes of exhibitions. */
export const jobs: Job[] = [lapse];
