/** The poll that an open page sends every second (000 section 9; 001 section 9): which responses have changed. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  agreements,
  client_settings,
  library_stamps,
  notifications,
  order_counts,
  order_stamps,
  site_settings,
  subscription_payments,
  users,
} from '../db/schema/index.ts';
import { tagOf } from '../http/entity-tag.ts';
import { sha256 } from '../ids.ts';
import type { Services } from '../services.ts';
import { dateOf } from './agreement.ts';

/** The first page of notifications, plus one row that tells whether there are more. */
const BELL_ROWS = 21;

type Found = Record<
  'person' | 'chosen' | 'agreement' | 'awaited' | 'settings' | 'unseen' | 'bell' | 'works' | 'ordered',
  string | null
> & { waiting: number };

/**
 * Versions of the rows behind the responses. PostgreSQL's system column `xmin` names the transaction that last wrote a
 * row, so no writer has to maintain versions. A single query of index look-ups that returns no rows' data.
 */
async function rowVersions(queries: Queries, userId: string): Promise<Found> {
  const { rows } = (await queries.execute(sql`
    select
      (select xmin::text from ${users} where id = ${userId}) as person,
      (select xmin::text from ${client_settings} where user_id = ${userId}) as chosen,
      (select xmin::text from ${agreements} where seller_id = ${userId}) as agreement,
      (select string_agg(xmin::text, ' ' order by id) from ${subscription_payments}
        where seller_id = ${userId} and status = 'awaiting_transfer') as awaited,
      (select string_agg(xmin::text, ' ') from ${site_settings}) as settings,
      (select count(*)::text from ${notifications} where user_id = ${userId} and seen_at is null) as unseen,
      (select string_agg(id || ' ' || version, ' ' order by created_at desc, id desc) from (
        select id, created_at, xmin::text as version from ${notifications} where user_id = ${userId}
        order by created_at desc, id desc limit ${BELL_ROWS}
      ) as newest) as bell,
      (select stamp::text from ${library_stamps} where seller_id = ${userId}) as works,
      (select stamp::text from ${order_stamps} where seller_id = ${userId}) as ordered,
      (select coalesce(sum(count), 0)::int from ${order_counts} where seller_id = ${userId} and needs_seller) as waiting
  `)) as unknown as { rows: Found[] };
  const [found] = rows;
  if (!found) throw new Error('a select without a table has one row');
  return found;
}

const versionOf = (...parts: unknown[]) =>
  Buffer.from(sha256(JSON.stringify(parts)), 'hex')
    .toString('base64url')
    .slice(0, 11);

/**
 * The versions of all polled responses, for one person.
 *
 * @param today since a new day can end an agreement without any row changing
 * @param languages response of the languages call, which is constant
 */
async function versionsOf(queries: Queries, userId: string, today: string, languages: readonly unknown[]) {
  const { person, chosen, agreement, awaited, settings, unseen, bell, works, ordered, waiting } = await rowVersions(
    queries,
    userId,
  );
  return {
    languages: versionOf(languages),
    notifications: versionOf(unseen, bell),
    profile: versionOf(person, chosen, agreement, today),
    settings: versionOf(settings),
    agreement: versionOf(agreement, awaited, today),
    library: versionOf(works),
    orders: versionOf(ordered),
    orders_waiting: waiting,
  };
}

const mostPeople = 10_000;

/**
 * @param languages response of the languages call
 * @returns the handler of polls; it uses the cache if nothing changed since the last one. Authentication has already
 * waited for changes committed before the request.
 */
export function openChanges({ queries, memory, now }: Services, languages: readonly unknown[]) {
  const read = async (userId: string, today: string) => {
    const data = await versionsOf(queries, userId, today, languages);
    const body = { success: true as const, data };
    return { today, answer: { status: 200 as const, body, etag: tagOf(JSON.stringify(body)) } };
  };
  const versions = memory.part<Awaited<ReturnType<typeof read>>>('versions', mostPeople);
  return async (userId: string) => {
    const today = dateOf(now());
    const known = await versions.recall(
      userId,
      (one) => one.today === today,
      async () => ({ person: userId, value: await read(userId, today) }),
      userId,
    );
    if (!known) throw new Error('versions of what is polled are always found');
    return known.answer;
  };
}

/** Answers a person's poll. */
export type ChangesOf = ReturnType<typeof openChanges>;
