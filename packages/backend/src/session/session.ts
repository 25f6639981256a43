/** Sessions: opened by a sign-in, identified by a bearer token, ended by a sign-out or expiry. */
import { grantedBy } from '@smart-art/openapi/rules';
import { and, eq, gt, lte } from 'drizzle-orm';
import { sessionLength } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { type Role, sessions, sign_in_tickets, users } from '../db/schema/index.ts';
import { newToken, sha256 } from '../ids.ts';

export type User = typeof users.$inferSelect;

export interface Session {
  user: User;
  token: string;
  permissions: ReadonlySet<string>;
}

/** Permissions from somebody's roles, plus those everybody has. */
export const permissionsOf = (roles: Role[]): ReadonlySet<string> =>
  new Set(grantedBy(roles.flatMap(({ permissions }) => permissions.map(({ name }) => name))));

export async function findUser(queries: Queries, email: string): Promise<User | undefined> {
  const [user] = await queries.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

/**
 * @param keep for 30 days instead of 12 hours
 * @returns the token, which is stored only as a digest
 */
export async function openSession(queries: Queries, user: User, keep: boolean, now: Date): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + (keep ? sessionLength.extended : sessionLength.normal));
  await queries.insert(sessions).values({ token_hash: sha256(token), user_id: user.id, created_at: now, expires_at });
  return token;
}

/**
 * Opens a session after a password check, unless the password was changed during it: an owner changing a leaked
 * password must lock the other person out.
 */
export function openSessionByPassword(
  queries: Queries,
  user: User,
  keep: boolean,
  now: Date,
): Promise<string | undefined> {
  return queries.transaction(async (tx) => {
    // A concurrent password change waits for this lock and then also ends this session.
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('share');
    return current?.password_hash === user.password_hash ? openSession(tx, user, keep, now) : undefined;
  });
}

/** A session as cached. */
export interface FoundSession extends Omit<Session, 'token'> {
  expires_at: Date;
}

/** The session of a token's digest, if it is still valid. */
export async function findSession(queries: Queries, hash: string, now: Date): Promise<FoundSession | undefined> {
  const [found] = await queries
    .select({ user: users, expires_at: sessions.expires_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, hash), gt(sessions.expires_at, now)));
  if (!found) return undefined;
  const { user, expires_at } = found;
  return { user, expires_at, permissions: permissionsOf(user.roles) };
}

/** Ends a session, or all of its user's sessions and pending sign-in tickets. */
export async function endSession(queries: Queries, session: Session, everywhere: boolean): Promise<void> {
  const { id } = session.user;
  if (everywhere) await queries.delete(sign_in_tickets).where(eq(sign_in_tickets.user_id, id));
  await queries
    .delete(sessions)
    .where(everywhere ? eq(sessions.user_id, id) : eq(sessions.token_hash, sha256(session.token)));
}

export async function removeExpiredSessions(queries: Queries, now: Date): Promise<void> {
  await queries.delete(sessions).where(lte(sessions.expires_at, now));
}
