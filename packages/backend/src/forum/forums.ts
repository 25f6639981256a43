/** Forums: visibility, and conversion to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { and, count, countDistinct, desc, eq, gt, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forum_members, forum_messages, forum_read_marks, forums } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import { searchPatterns } from '../products/folding.ts';
import { nameOf, type Person, peopleOf } from '../profile/people.ts';

export type Forum = components['schemas']['Forum'];
export type ForumRow = typeof forums.$inferSelect;

/** User id of the reader; null for a visitor. */
export type Reader = string | null;

/** A person as shown with posts and forums. */
export const authorOf = (id: string, people: ReadonlyMap<string, Person>) => {
  const person = people.get(id);
  return { id, name: person ? nameOf(person) : '', profile_image: person?.picture ?? null };
};

/** Path of a forum in the app. */
export const linkTo = ({ id }: Pick<ForumRow, 'id'>) => `/forum?id=${id}`;

const visibleTo = (reader: Reader): SQL | undefined =>
  or(eq(forums.status, 'published'), reader === null ? undefined : eq(forums.seller_id, reader));

/**
 * A forum visible to the reader.
 *
 * @param lock whether it will be changed in this transaction
 * @throws HttpError 404
 */
export async function findForum(tx: Queries, id: string, reader: Reader, lock = false): Promise<ForumRow> {
  const query = tx
    .select()
    .from(forums)
    .where(and(eq(forums.id, id), visibleTo(reader)));
  const [forum] = lock ? await query.for('update') : await query;
  if (!forum) throw notFound();
  return forum;
}

/** Number of new posts by others since the reader's read mark, by forum. */
async function unreadIn(queries: Queries, ids: string[], reader: string): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: forum_messages.forum_id, unread: count() })
    .from(forum_messages)
    .leftJoin(
      forum_read_marks,
      and(eq(forum_read_marks.forum_id, forum_messages.forum_id), eq(forum_read_marks.seller_id, reader)),
    )
    .where(
      and(
        inArray(forum_messages.forum_id, ids),
        eq(forum_messages.status, 'published'),
        ne(forum_messages.seller_id, reader),
        gt(forum_messages.place, sql`coalesce(${forum_read_marks.place}, 0)`),
      ),
    )
    .groupBy(forum_messages.forum_id);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

async function membersIn(queries: Queries, ids: string[]): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: forum_members.forum_id, members: count() })
    .from(forum_members)
    .where(inArray(forum_members.forum_id, ids))
    .groupBy(forum_members.forum_id);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** Forums in the contract's format, for one reader. */
export async function describeForums(queries: Queries, rows: ForumRow[], reader: Reader): Promise<Forum[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(
    queries,
    rows.map(({ seller_id }) => seller_id),
  );
  const members = await membersIn(queries, ids);
  const unread = reader === null ? new Map<string, number>() : await unreadIn(queries, ids, reader);
  return rows.map((forum) => {
    const isOwner = forum.seller_id === reader;
    return {
      id: forum.id,
      title: forum.title,
      description: forum.description,
      status: forum.status,
      unpublished_by_house: forum.unpublished_by_house,
      owner: authorOf(forum.seller_id, people),
      is_owner: isOwner,
      message_count: forum.message_count,
      member_count: members.get(forum.id) ?? 0,
      waiting_count: isOwner ? forum.waiting_count : 0,
      unread_count: unread.get(forum.id) ?? 0,
      last_message_at: forum.last_message_at?.toISOString() ?? null,
      version: forum.version,
      created_at: forum.created_at.toISOString(),
      updated_at: forum.updated_at.toISOString(),
    };
  });
}

/** One forum, for one reader. */
export async function describeForum(queries: Queries, row: ForumRow, reader: Reader): Promise<Forum> {
  const [forum] = await describeForums(queries, [row], reader);
  if (!forum) throw new Error('a forum was described as none');
  return forum;
}

export interface ForumQuery {
  reader: Reader;
  /** Only the reader's own forums. */
  own: boolean;
  search: string;
  page: number;
  perPage: number;
}

/** One page of forums, ordered by latest post, with counts (000 section 3). */
export async function readForums(queries: Queries, { reader, own, search, page, perPage }: ForumQuery) {
  const condition = and(
    visibleTo(reader),
    own ? eq(forums.seller_id, reader ?? '') : undefined,
    ...searchPatterns(search).map((pattern) => like(forums.search_text, pattern)),
  );
  const rows = await queries
    .select()
    .from(forums)
    .where(condition)
    .orderBy(desc(forums.active_at), desc(forums.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [found] = await queries.select({ total: count() }).from(forums).where(condition);
  const [published] = await queries.select({ count: count() }).from(forums).where(eq(forums.status, 'published'));
  const [engaged] = await queries
    .select({ count: countDistinct(forum_members.seller_id) })
    .from(forum_members)
    .innerJoin(forums, eq(forums.id, forum_members.forum_id))
    .where(eq(forums.status, 'published'));
  const [owned] = await queries
    .select({ count: count() })
    .from(forums)
    .where(eq(forums.seller_id, reader ?? ''));
  return {
    forums: await describeForums(queries, rows, reader),
    total: found?.total ?? 0,
    publishedCount: published?.count ?? 0,
    engagedCount: engaged?.count ?? 0,
    ownCount: owned?.count ?? 0,
  };
}
