/** Deletes expired data: rate limit counters, proofs, tests, and old outbox messages. */
import { and, isNull, lte } from 'drizzle-orm';
import { bucketTestLife, day, outboxHistory } from '../constants.ts';
import { bucket_tests, captcha_proofs, outbox, rate_hits, slack_deliveries } from '../db/schema/index.ts';
import type { Services } from '../services.ts';

export async function removeStale({ queries, now }: Services): Promise<void> {
  const before = (life: number) => new Date(now().getTime() - life);
  await queries.delete(rate_hits).where(lte(rate_hits.at, before(day)));
  await queries.delete(captcha_proofs).where(lte(captcha_proofs.expires_at, now()));
  await queries.delete(bucket_tests).where(lte(bucket_tests.passed_at, before(bucketTestLife)));
  await queries.delete(slack_deliveries).where(lte(slack_deliveries.created_at, before(outboxHistory)));
  await queries.delete(outbox).where(and(isNull(outbox.due_at), lte(outbox.created_at, before(outboxHistory))));
}
