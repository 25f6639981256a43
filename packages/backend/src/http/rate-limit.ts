/** Rate limits. Counters live in the database, so that all instances share them. */
import { and, count, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { clockDifference, minute } from '../constants.ts';
import { rate_hits } from '../db/schema/index.ts';
import { newId, sha256 } from '../ids.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import { networkOf } from './network.ts';

/** A 429 that says when the first of the counted attempts falls out of the window. */
export function tooMany(first: Date, window: number, now: Date): HttpError {
  const wait = first.getTime() + window - now.getTime();
  return new HttpError(
    429,
    { key: 'tooManyAttempts', values: { minutes: Math.max(1, Math.ceil(wait / minute)) } },
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) } },
  );
}

/**
 * What of a column of instants lies within the window. A clock that has jumped back leaves attempts in its future, which
 * would else count until it has come there again.
 */
export const within = (column: AnyPgColumn, window: number, now: Date) =>
  and(gt(column, new Date(now.getTime() - window)), lte(column, new Date(now.getTime() + clockDifference)));

interface Limit {
  allowed: number;
  /** In milliseconds. */
  window: number;
}

/**
 * Counts an attempt. To be called outside of the transaction that it leads to, so that a refused one counts as well.
 *
 * @param what is limited
 * @param who does it: an address or a user's id
 * @throws HttpError 429 with Retry-After
 */
export async function enforceRateLimit(
  { queries, now }: Services,
  what: string,
  who: string,
  { allowed, window }: Limit,
): Promise<void> {
  const subject = sha256(`${what} ${networkOf(who)}`);
  const at = now();
  await queries.transaction(async (tx) => {
    /* One at a time for each subject: attempts made at once would all find the others' and none would count. */
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 2))`);
    const [tally] = await tx
      .select({ hits: count(), first: min(rate_hits.at) })
      .from(rate_hits)
      .where(and(eq(rate_hits.subject, subject), within(rate_hits.at, window, at)));
    if (tally && tally.hits >= allowed) throw tooMany(tally.first ?? at, window, at);
    await tx.insert(rate_hits).values({ id: newId('att'), subject, at });
  });
}
