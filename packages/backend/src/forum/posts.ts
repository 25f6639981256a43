/** Posts: visibility, and conversion to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, desc, eq, inArray, like, ne, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forum_messages, forum_reactions, forum_read_marks, forums } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import { searchPatterns } from '../products/folding.ts';
import { peopleOf } from '../profile/people.ts';
import { authorOf, type ForumRow, findForum, type Reader } from './forums.ts';
import { type Reports, reportedBy, reportsOf } from './reports.ts';

export type ForumMessage = components['schemas']['ForumMessage'];
export type PostRow = typeof forum_messages.$inferSelect;

/** Statuses that appear in the thread for everybody. */
const inPublic = ['published', 'deleted'] as const;

/** Owners see all posts of their forum; others see published and deleted ones, and their own. */
function visibleIn(forum: ForumRow, reader: Reader): SQL | undefined {
  if (forum.seller_id === reader) return eq(forum_messages.forum_id, forum.id);
  return and(
    eq(forum_messages.forum_id, forum.id),
    or(
      inArray(forum_messages.status, [...inPublic]),
      reader === null ? undefined : eq(forum_messages.seller_id, reader),
    ),
  );
}

/**
 * A post visible to the reader, locked for a change, with its forum.
 *
 * @throws HttpError 404
 */
export async function findPost(tx: Queries, id: string, reader: Reader): Promise<{ post: PostRow; forum: ForumRow }> {
  const [post] = await tx.select().from(forum_messages).where(eq(forum_messages.id, id)).for('update');
  if (!post) throw notFound();
  const forum = await findForum(tx, post.forum_id, reader);
  const isPublic = inPublic.some((status) => status === post.status);
  const isVisible = isPublic || post.seller_id === reader || forum.seller_id === reader;
  if (!isVisible) throw notFound();
  return { post, forum };
}

/** The reader's read mark in a forum. */
async function markOf(queries: Queries, forumId: string, reader: string): Promise<number> {
  const [mark] = await queries
    .select({ place: forum_read_marks.place })
    .from(forum_read_marks)
    .where(and(eq(forum_read_marks.forum_id, forumId), eq(forum_read_marks.seller_id, reader)));
  return mark?.place ?? 0;
}

async function reactionsOf(queries: Queries, ids: string[], reader: string) {
  const rows = await queries
    .select({ id: forum_reactions.message_id, reaction: forum_reactions.reaction })
    .from(forum_reactions)
    .where(and(inArray(forum_reactions.message_id, ids), eq(forum_reactions.seller_id, reader)));
  return new Map(rows.map(({ id, reaction }) => [id, reaction]));
}

/** Reasons for reports of posts, only for the owner of the forum. */
async function reportsFor(queries: Queries, forumId: string, ids: string[], reader: Reader): Promise<Reports> {
  const [forum] = await queries.select({ owner: forums.seller_id }).from(forums).where(eq(forums.id, forumId));
  return forum?.owner === reader ? reportsOf(queries, ids) : new Map();
}

/** Posts of one forum in the contract's format, for one reader. */
export async function describePosts(
  queries: Queries,
  forumId: string,
  rows: PostRow[],
  reader: Reader,
): Promise<ForumMessage[]> {
  if (rows.length === 0) return [];
  const people = await peopleOf(
    queries,
    rows.map(({ seller_id }) => seller_id),
  );
  const ids = rows.map(({ id }) => id);
  const reactions = reader === null ? new Map<string, never>() : await reactionsOf(queries, ids, reader);
  const reported = reader === null ? new Set<string>() : await reportedBy(queries, ids, reader);
  const reports = await reportsFor(queries, forumId, ids, reader);
  const mark = reader === null ? Number.POSITIVE_INFINITY : await markOf(queries, forumId, reader);
  return rows.map((post) => ({
    id: post.id,
    forum_id: post.forum_id,
    message: post.message,
    status: post.status,
    author: authorOf(post.seller_id, people),
    is_own: post.seller_id === reader,
    is_unread: post.status === 'published' && post.seller_id !== reader && post.place > mark,
    likes: post.likes,
    dislikes: post.dislikes,
    own_reaction: reactions.get(post.id) ?? null,
    is_reported: reported.has(post.id),
    reports: post.seller_id === reader ? [] : (reports.get(post.id) ?? []),
    version: post.version,
    created_at: post.created_at.toISOString(),
    updated_at: post.updated_at.toISOString(),
  }));
}

/** One post, for one reader. */
export async function describePost(queries: Queries, row: PostRow, reader: Reader): Promise<ForumMessage> {
  const [post] = await describePosts(queries, row.forum_id, [row], reader);
  if (!post) throw new Error('a post was described as none');
  return post;
}

export interface ThreadQuery {
  forum: ForumRow;
  reader: Reader;
  status?: PostRow['status'] | undefined;
  search: string;
  newestFirst: boolean;
  page: number;
  perPage: number;
}

/** Number of posts visible to a reader: published ones are counted in the forum, and the others are few. */
async function countThread(queries: Queries, { forum, reader }: ThreadQuery): Promise<number> {
  const [others] = await queries
    .select({ count: count() })
    .from(forum_messages)
    .where(and(visibleIn(forum, reader), ne(forum_messages.status, 'published')));
  return forum.message_count + (others?.count ?? 0);
}

/** Number of posts visible to a reader that match the search or status. */
async function countPosts(queries: Queries, query: ThreadQuery, condition: SQL | undefined): Promise<number> {
  if (!query.status && query.search.trim() === '') return countThread(queries, query);
  const [found] = await queries.select({ total: count() }).from(forum_messages).where(condition);
  return found?.total ?? 0;
}

/**
 * One page of a thread. Pages in the second half are read from the end, so that no page is slower than the middle one.
 */
export async function readThread(queries: Queries, query: ThreadQuery) {
  const { forum, reader, status, search, page, perPage } = query;
  const condition = and(
    visibleIn(forum, reader),
    status && eq(forum_messages.status, status),
    ...searchPatterns(search).map((pattern) => like(forum_messages.search_text, pattern)),
  );
  const total = await countPosts(queries, query, condition);
  const offset = (page - 1) * perPage;
  const size = Math.max(0, Math.min(perPage, total - offset));
  const rest = total - offset - size;
  const fromEnd = rest < offset;
  const order = query.newestFirst === fromEnd ? asc(forum_messages.place) : desc(forum_messages.place);
  const rows =
    size === 0
      ? []
      : await queries
          .select()
          .from(forum_messages)
          .where(condition)
          .orderBy(order)
          .limit(size)
          .offset(fromEnd ? rest : offset);
  if (fromEnd) rows.reverse();
  return { total, posts: await describePosts(queries, forum.id, rows, reader) };
}
