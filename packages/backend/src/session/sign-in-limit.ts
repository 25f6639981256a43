/** Slows down guessing: failures are counted by email and address, and by address alone, in the database, so that all backends count alike. */
import { and, count as countRows, eq, gt, lte, min, or, sql } from 'drizzle-orm';
import { signInFailures, signInFailuresOfAddress } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { sign_in_attempts } from '../db/schema/index.ts';
import { tooMany } from '../http/rate-limit.ts';
import { newId, sha256 } from '../ids.ts';

interface Limit {
  allowed: number;
  /** In milliseconds. */
  window: number;
}

/** Counts the attempt as failed. @returns its id @throws Refusal 429 with Retry-After */
async function count(tx: Queries, subject: string, { allowed, window }: Limit, now: Date): Promise<string> {
  /* One at a time for each subject: guesses made at once would all find the others' and none would count. */
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const since = new Date(now.getTime() - window);
  const [tally] = await tx
    .select({ failures: countRows(), first: min(sign_in_attempts.at) })
    .from(sign_in_attempts)
    .where(and(eq(sign_in_attempts.subject, subject), gt(sign_in_attempts.at, since)));
  if (tally && tally.failures >= allowed) throw tooMany(tally.first ?? now, window, now);
  const id = newId('att');
  await tx.insert(sign_in_attempts).values({ id, subject, at: now });
  return id;
}

/**
 * Runs one check of a password. The attempt is written down first and counts as failed until it succeeds: guesses made
 * at the same time cannot slip past the count. It counts against the email at this address, and against the address.
 *
 * @returns what the check found; undefined when it failed
 * @throws Refusal 429 with Retry-After when too many have failed
 */
export async function limited<Found>(
  queries: Queries,
  { email, address, now }: { email: string; address: string; now: Date },
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const ofEmail = sha256(`${email.toLowerCase()} ${address}`);
  const ofAddress = await queries.transaction(async (tx) => {
    await count(tx, ofEmail, signInFailures, now);
    return count(tx, sha256(`address ${address}`), signInFailuresOfAddress, now);
  });
  const found = await check();
  if (found !== undefined) {
    // One who signs in has forgotten no other's password: the address keeps its other failures.
    const over = or(eq(sign_in_attempts.subject, ofEmail), eq(sign_in_attempts.id, ofAddress));
    await queries.delete(sign_in_attempts).where(over);
  }
  return found;
}

export async function removeOldAttempts(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(sign_in_attempts)
    .where(lte(sign_in_attempts.at, new Date(now.getTime() - signInFailures.window)));
}
