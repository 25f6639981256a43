/** Rate limits. Counters live in the database, so that all instances share them. */
import { and, count, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { clockDifference, minute } from '../constants.ts';
import { rate_hits } from '../db/schema/index.ts';
import { newId, sha256 } from '../ids.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import { networkOf } from './network.ts';

/** A 429 with the time at which the oldest counted attempt leaves the window. */
export function tooMany(first: Date, window: number, now: Date): HttpError {
  const wait = first.getTime() + window - now.getTime();
  return new HttpError(
    429,
    { key: 'tooManyAttempts', values: { minutes: Math.max(1, Math.ceil(wait / minute)) } },
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) } },
  );
}

/**
 * Condition for instants within the window. After a clock was set back, attempts in its future are ignored; otherwise
 * they would count until the clock reaches them again.
 */
export const within = (column: AnyPgColumn, window: number, now: Date) =>
  and(gt(column, new Date(now.getTime() - window)), lte(column, new Date(now.getTime() + clockDifference)));

interface Limit {
  allowed: number;
  /** In milliseconds. */
  window: number;
}

/**
 * Counts an attempt. Call it outside the transaction that does the work, so that a rejected attempt counts as well.
 *
 * @param what is limited
 * @param who does it: an IP address or a user's id
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
    /* Serialise per subject: concurrent attempts would not see each other's rows and exceed the limit. */
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 2))`);
    const [tally] = await tx
      .select({ hits: count(), first: min(rate_hits.at) })
      .from(rate_hits)
      .where(and(eq(rate_hits.subject, subject), within(rate_hits.at, window, at)));
    if (tally && tally.hits >= allowed) throw tooMany(tally.first ?? at, window, at);
    await tx.insert(rate_hits).values({ id: newId('att'), subject, at });
  });
}
