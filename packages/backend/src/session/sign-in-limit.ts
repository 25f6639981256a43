/** Slows down guessing: failures are counted by email and address, in the database, so that all backends count alike. */
import { and, count, eq, gt, lte, min, sql } from 'drizzle-orm';
import { signInFailures } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { sign_in_attempts } from '../db/schema/index.ts';
import { tooMany } from '../http/rate-limit.ts';
import { newId, sha256 } from '../ids.ts';

/**
 * Runs one check of a password. The attempt is written down first and counts as failed until it succeeds: guesses made
 * at the same time cannot slip past the count.
 *
 * @returns what the check found; undefined when it failed
 * @throws Refusal 429 with Retry-After when too many have failed
 */
export async function limited<Found>(
  queries: Queries,
  attempt: { email: string; address: string; now: Date },
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const subject = sha256(`${attempt.email.toLowerCase()} ${attempt.address}`);
  const since = new Date(attempt.now.getTime() - signInFailures.window);
  await queries.transaction(async (tx) => {
    /* One at a time for each subject: guesses made at once would all find the others' and none would count. */
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const [tally] = await tx
      .select({ failures: count(), first: min(sign_in_attempts.at) })
      .from(sign_in_attempts)
      .where(and(eq(sign_in_attempts.subject, subject), gt(sign_in_attempts.at, since)));
    if (tally && tally.failures >= signInFailures.allowed) {
      throw tooMany(tally.first ?? attempt.now, signInFailures.window, attempt.now);
    }
    await tx.insert(sign_in_attempts).values({ id: newId('att'), subject, at: attempt.now });
  });
  const found = await check();
  if (found !== undefined) await queries.delete(sign_in_attempts).where(eq(sign_in_attempts.subject, subject));
  return found;
}

export async function removeOldAttempts(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(sign_in_attempts)
    .where(lte(sign_in_attempts.at, new Date(now.getTime() - signInFailures.window)));
}
