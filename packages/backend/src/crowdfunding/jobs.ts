import { and, eq, lte } from 'drizzle-orm';
import { crowdfunding_requests } from '../db/schema/index.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { decide } from './decide.ts';
import { lockRequest } from './find.ts';

/** Closes accepted requests whose validity has ended (001 sections 3 and 4). */
async function closeEnded({ queries, now }: Services): Promise<void> {
  const ended = await queries
    .select({ id: crowdfunding_requests.id })
    .from(crowdfunding_requests)
    .where(and(eq(crowdfunding_requests.status, 'accepted'), lte(crowdfunding_requests.valid_until, now())));
  await each(ended, ({ id }) =>
    queries.transaction(async (tx) => {
      const request = await lockRequest(tx, id);
      // Another instance may have closed it already.
      if (request?.status !== 'accepted') return;
      await decide(tx, request, { decision: 'close', actor: { kind: 'system' }, reason: null, now: now() });
    }),
  );
}

/** Time-driven changes of crowdfunding requests. */
export const jobs: Job[] = [closeEnded];
