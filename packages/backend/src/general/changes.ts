/** The poll that an open page sends every second (000 section 9; 001 section 9): which responses have changed. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
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

/** Versions of the rows behind the responses, by index look-ups that return no rows' data. */
async function rowVersions(queries: Queries, userId: string): Promise<Found> {
  const [found] = rowsOf<Found>(await queries.execute(sql`select * from polled_versions(${userId}, ${BELL_ROWS})`));
  if (!found) throw new Error('polled_versions returns one row');
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
