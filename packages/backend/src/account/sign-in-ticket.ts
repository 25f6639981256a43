/** Single-use, short-lived tickets with which another product of the operator signs a person in to the app. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { signInTicketLife } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { sign_in_tickets, users } from '../db/schema/index.ts';
import { sha256 } from '../ids.ts';
import { isSeller } from '../profile/cards.ts';
import { openSession, type User } from '../session/session.ts';

export interface Ticket {
  /** 256 random bits; only the digest is stored. */
  ticket: string;
  expires_at: Date;
}

/** @param keep whether the session will be a long one */
export async function newTicket(queries: Queries, user: User, keep: boolean, now: Date): Promise<Ticket> {
  const ticket = `tkt_${randomBytes(32).toString('base64url')}`;
  const expires_at = new Date(now.getTime() + signInTicketLife);
  await queries.insert(sign_in_tickets).values({ ticket_hash: sha256(ticket), user_id: user.id, keep, expires_at });
  return { ticket, expires_at };
}

const isGood = (ticket: string, now: Date) =>
  and(eq(sign_in_tickets.ticket_hash, sha256(ticket)), gt(sign_in_tickets.expires_at, now));

/** The person a ticket signs in, and its expiry; undefined if it is invalid. */
export async function readTicket(
  queries: Queries,
  ticket: string,
  now: Date,
): Promise<{ user: User; expires_at: Date } | undefined> {
  const [found] = await queries
    .select({ user: users, expires_at: sign_in_tickets.expires_at })
    .from(sign_in_tickets)
    .innerJoin(users, eq(users.id, sign_in_tickets.user_id))
    .where(isGood(ticket, now));
  return found && isSeller(found.user) ? found : undefined;
}

/** Consumes a ticket and opens its session; undefined if it is invalid. Of two concurrent uses only one succeeds. */
export function exchangeTicket(
  queries: Queries,
  ticket: string,
  now: Date,
): Promise<{ user: User; token: string } | undefined> {
  return queries.transaction(async (tx) => {
    const read = await readTicket(tx, ticket, now);
    if (!read) return undefined;
    /*
     * Lock the user before the ticket, like a password change: that either invalidates the ticket or ends this session.
     */
    const [user] = await tx.select().from(users).where(eq(users.id, read.user.id)).for('share');
    const [used] = await tx.delete(sign_in_tickets).where(isGood(ticket, now)).returning();
    if (!user || !used) return undefined;
    return { user, token: await openSession(tx, user, used.keep, now) };
  });
}
