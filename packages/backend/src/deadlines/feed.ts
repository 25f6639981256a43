/** The signed URL at which calendar programs read a seller's deadlines; valid until a new one is created. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { calendar_feeds, users } from '../db/schema/index.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import type { User } from '../session/session.ts';

/** URL prefix of calendars, followed by `<token>.ics`. */
export const calendarsPath = '/calendars';

const purpose = 'calendar address';
const signed = (sellerId: string, generation: number) => `${sellerId} ${generation}`;

const urlOf = (installationKey: InstallationKey, sellerId: string, generation: number): string =>
  `${calendarsPath}/${sellerId}.${generation}.${installationKey.sign(purpose, signed(sellerId, generation))}.ics`;

/** The current URL; null if there is none. */
export async function findFeed(
  queries: Queries,
  installationKey: InstallationKey,
  sellerId: string,
): Promise<string | null> {
  const [feed] = await queries.select().from(calendar_feeds).where(eq(calendar_feeds.seller_id, sellerId));
  return feed?.is_on ? urlOf(installationKey, sellerId, feed.generation) : null;
}

/** Creates a URL, which invalidates the previous one. */
export async function makeFeed(tx: Queries, installationKey: InstallationKey, sellerId: string): Promise<string> {
  const [feed] = await tx
    .insert(calendar_feeds)
    .values({ seller_id: sellerId, generation: 1, is_on: true })
    .onConflictDoUpdate({
      target: calendar_feeds.seller_id,
      set: { generation: sql`${calendar_feeds.generation} + 1`, is_on: true },
    })
    .returning();
  return urlOf(installationKey, sellerId, feed?.generation ?? 1);
}

export const removeFeed = (queries: Queries, sellerId: string) =>
  queries.update(calendar_feeds).set({ is_on: false }).where(eq(calendar_feeds.seller_id, sellerId));

/** The seller of a calendar URL; undefined if it is invalid or outdated. */
export async function ownerOf(
  queries: Queries,
  installationKey: InstallationKey,
  token: string,
): Promise<User | undefined> {
  const [, sellerId = '', digits = '', signature = ''] = /^(\w{1,40})\.(\d{1,9})\.([\w-]{20,100})$/.exec(token) ?? [];
  const generation = Number(digits);
  if (!installationKey.isSigned(purpose, signed(sellerId, generation), signature)) return undefined;
  const isGood = and(
    eq(calendar_feeds.seller_id, sellerId),
    eq(calendar_feeds.generation, generation),
    eq(calendar_feeds.is_on, true),
  );
  const [found] = await queries
    .select({ user: users })
    .from(calendar_feeds)
    .innerJoin(users, eq(users.id, calendar_feeds.seller_id))
    .where(isGood);
  return found?.user;
}
