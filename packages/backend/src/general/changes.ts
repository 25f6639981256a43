/** What an open page asks every second (000 section 9; 001 section 9): which answers are others than before. */
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

/** As many as the first page of the bell has, and one that says whether there are more. */
const BELL_ROWS = 21;

type Found = Record<
  'person' | 'chosen' | 'agreement' | 'awaited' | 'settings' | 'unseen' | 'bell' | 'works' | 'ordered',
  string | null
> & { waiting: number };

/**
 * The versions of what the answers are made of. PostgreSQL keeps one of each row by itself, `xmin`, the transaction that
 * wrote it: nobody who changes a row can forget to say so. One query of index look-ups, and no row leaves the database.
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
 * The versions of what is polled, for one person.
 *
 * @param today a day that begins can end an agreement without a row that is written
 * @param languages what the call of languages answers: it stands in the code
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
 * @param languages what the call of languages answers
 * @returns what answers a poll, from memory where nothing has changed since the last one. The door has caught up with the
 * changes that were there when the request came.
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
    );
    if (!known) throw new Error('versions of what is polled are always found');
    return known.answer;
  };
}

/** Answers a poll of a person. */
export type ChangesOf = ReturnType<typeof openChanges>;
