/**
 * Limits password guessing. Failures are counted by email and IP address together, by email from all addresses, and by
 * address for all emails. Counters live in the database so that all instances share them.
 */
import { and, count as countRows, eq, inArray, lte, min, or, sql } from 'drizzle-orm';
import { signInFailures, signInFailuresOfAddress, signInFailuresOfEmail } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { sign_in_attempts } from '../db/schema/index.ts';
import { networkOf } from '../http/network.ts';
import { tooMany, within } from '../http/rate-limit.ts';
import { newId, sha256 } from '../ids.ts';

interface Limit {
  allowed: number;
  /** In milliseconds. */
  window: number;
}

/** Records the attempt as failed. @returns its id @throws HttpError 429 with Retry-After */
async function count(tx: Queries, subject: string, { allowed, window }: Limit, now: Date): Promise<string> {
  /* Serialise per subject: concurrent attempts would not see each other's rows and exceed the limit. */
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const [tally] = await tx
    .select({ failures: countRows(), first: min(sign_in_attempts.at) })
    .from(sign_in_attempts)
    .where(and(eq(sign_in_attempts.subject, subject), within(sign_in_attempts.at, window, now)));
  if (tally && tally.failures >= allowed) throw tooMany(tally.first ?? now, window, now);
  const id = newId('att');
  await tx.insert(sign_in_attempts).values({ id, subject, at: now });
  return id;
}

/**
 * Runs a password check. The attempt is recorded as failed first and cleared on success, so that concurrent guesses
 * cannot bypass the limit.
 *
 * @returns the result of the check; undefined if it failed
 * @throws HttpError 429 with Retry-After after too many failures
 */
export async function limited<Found>(
  queries: Queries,
  { email, address, now }: { email: string; address: string; now: Date },
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const name = email.toLowerCase();
  const network = networkOf(address);
  const together = sha256(`${name} ${network}`);
  // Always lock in this order, which avoids deadlocks.
  const wider = await queries.transaction(async (tx) => {
    await count(tx, together, signInFailures, now);
    return [
      await count(tx, sha256(`email ${name}`), signInFailuresOfEmail, now),
      await count(tx, sha256(`address ${network}`), signInFailuresOfAddress, now),
    ];
  });
  const found = await check();
  if (found !== undefined) {
    // A successful sign-in only clears its own attempt from the wider counters, not other people's failures.
    const over = or(eq(sign_in_attempts.subject, together), inArray(sign_in_attempts.id, wider));
    await queries.delete(sign_in_attempts).where(over);
  }
  return found;
}

export async function removeOldAttempts(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(sign_in_attempts)
    .where(lte(sign_in_attempts.at, new Date(now.getTime() - signInFailures.window)));
}
