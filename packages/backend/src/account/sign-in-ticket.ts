/** Tickets with which another product of the house hands a person over to the app: good once, for a short while. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { signInTicketLife } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { sign_in_tickets, users } from '../db/schema/index.ts';
import { sha256 } from '../ids.ts';
import { isSeller } from '../profile/cards.ts';
import { openSession, type User } from '../session/session.ts';

export interface Ticket {
  /** 256 random bits; what is stored is its digest. */
  ticket: string;
  expires_at: Date;
}

/** @param keep how long the session is to be that the ticket is exchanged for */
export async function newTicket(queries: Queries, user: User, keep: boolean, now: Date): Promise<Ticket> {
  const ticket = `tkt_${randomBytes(32).toString('base64url')}`;
  const expires_at = new Date(now.getTime() + signInTicketLife);
  await queries.insert(sign_in_tickets).values({ ticket_hash: sha256(ticket), user_id: user.id, keep, expires_at });
  return { ticket, expires_at };
}

const isGood = (ticket: string, now: Date) =>
  and(eq(sign_in_tickets.ticket_hash, sha256(ticket)), gt(sign_in_tickets.expires_at, now));

/** Whom a ticket signs in, and until when; undefined where it is not good. */
export async function readTicket(
  queries: Queries,
  ticket: string,
  now: Date,
): Promise<{ user: User; expires_at: Date } | undefined> {
  const [held] = await queries
    .select({ user: users, expires_at: sign_in_tickets.expires_at })
    .from(sign_in_tickets)
    .innerJoin(users, eq(users.id, sign_in_tickets.user_id))
    .where(isGood(ticket, now));
  return held && isSeller(held.user) ? held : undefined;
}

/** Uses a ticket up and opens its session; undefined where it is not good. Of two at once one finds it. */
export function exchangeTicket(
  queries: Queries,
  ticket: string,
  now: Date,
): Promise<{ user: User; token: string } | undefined> {
  return queries.transaction(async (tx) => {
    const read = await readTicket(tx, ticket, now);
    if (!read) return undefined;
    /* Before the ticket, as whoever changes the password does: that makes the ticket void, or ends this session. */
    const [user] = await tx.select().from(users).where(eq(users.id, read.user.id)).for('share');
    const [used] = await tx.delete(sign_in_tickets).where(isGood(ticket, now)).returning();
    if (!user || !used) return undefined;
    return { user, token: await openSession(tx, user, used.keep, now) };
  });
}
