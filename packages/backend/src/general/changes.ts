/** What an open page asks every second (000 section 9; 001 section 9): which answers are others than before. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import {
  agreements,
  library_stamps,
  notifications,
  order_counts,
  order_stamps,
  site_settings,
  subscription_payments,
  users,
} from '../db/schema/index.ts';
import { sha256 } from '../ids.ts';
import { dateOf } from './agreement.ts';

/** As many as the first page of the bell has, and one that says whether there are more. */
const BELL_ROWS = 21;

type Found = Record<
  'person' | 'agreement' | 'awaited' | 'settings' | 'unseen' | 'bell' | 'works' | 'ordered',
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
 * @param languages what the call of languages answers: it stands in the code
 */
export async function changesOf(queries: Queries, userId: string, now: Date, languages: readonly unknown[]) {
  const { person, agreement, awaited, settings, unseen, bell, works, ordered, waiting } = await rowVersions(
    queries,
    userId,
  );
  // A day that begins can end an agreement without a row that is written.
  const today = dateOf(now);
  return {
    languages: versionOf(languages),
    notifications: versionOf(unseen, bell),
    profile: versionOf(person, agreement, today),
    settings: versionOf(settings),
    agreement: versionOf(agreement, awaited, today),
    library: versionOf(works),
    orders: versionOf(ordered),
    orders_waiting: waiting,
  };
}
