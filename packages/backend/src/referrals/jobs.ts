import { and, eq, lte } from 'drizzle-orm';
import { referrals } from '../db/schema/index.ts';
import type { Job } from '../platform/jobs.ts';

/** Invitations whose time is up. */
const expire: Job = async ({ queries, now }) => {
  await queries
    .update(referrals)
    .set({ status: 'expired' })
    .where(and(eq(referrals.status, 'invited'), lte(referrals.expires_at, now())));
};

/** What time does here. */
export const jobs: Job[] = [expire];
