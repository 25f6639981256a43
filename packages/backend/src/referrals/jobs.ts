import { and, eq, lte } from 'drizzle-orm';
import { referrals } from '../db/schema/index.ts';
import type { Job } from '../platform/jobs.ts';

/** Expires invitations. */
const expire: Job = async ({ queries, now }) => {
  await queries
    .update(referrals)
    .set({ status: 'expired' })
    .where(and(eq(referrals.status, 'invited'), lte(referrals.expires_at, now())));
};

/** Time-driven changes of invitations. */
export const jobs: Job[] = [expire];
