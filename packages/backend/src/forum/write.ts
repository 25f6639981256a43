/** Creating forums, writing, deleting, rating and reporting posts, and read marks. */
import { foreignLinkIn, forumPostsAnHour, forumsADay } from '@smart-art/openapi/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { day, hour } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { forum_messages, forum_reactions, forum_read_marks, forum_reports, forums } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import { conflict, HttpError, invalidField, notFound } from '../http/http-error.ts';
import { within } from '../http/rate-limit.ts';
import { requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { searchText } from '../products/folding.ts';
import { nameOf } from '../profile/people.ts';
import type { User } from '../session/session.ts';
import { type ForumRow, findForum, linkTo } from './forums.ts';
import { countPost } from './moderation.ts';
import { describePost, findPost, type PostRow } from './posts.ts';
import { settleReports } from './reports.ts';

/** @throws HttpError 429 if the limit is reached, until the oldest one leaves the window */
function requireRoom(made: { at: Date }[], limit: number, window: number, now: Date): void {
  const [first] = made;
  if (!first || made.length < limit) return;
  const seconds = Math.max(1, Math.ceil((first.at.getTime() + window - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const headers = { 'retry-after': String(seconds) };
  throw new HttpError(429, { key: 'tooManyAttempts', values: { minutes } }, { headers });
}

/** @throws HttpError 429 */
export async function openForum(
  tx: Queries,
  owner: User,
  { title, description }: { title: string; description?: string | null },
  now: Date,
): Promise<ForumRow> {
  // Serialise with the person's other requests: concurrent ones would not count each other.
  await lockSeller(tx, owner.id);
  const made = await tx
    .select({ at: forums.created_at })
    .from(forums)
    .where(and(eq(forums.seller_id, owner.id), within(forums.created_at, day, now)))
    .orderBy(asc(forums.created_at));
  requireRoom(made, forumsADay, day, now);
  const text = { title: title.trim(), description: description?.trim() || null };
  const [forum] = await tx
    .insert(forums)
    .values({
      id: newId('frm'),
      seller_id: owner.id,
      ...text,
      status: 'published',
      search_text: searchText([text.title, text.description]),
      active_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!forum) throw new Error('the forum was not written');
  return forum;
}

/** @throws HttpError 404, 409, 422, 429 */
export async function writePost(
  tx: Queries,
  author: User,
  { forum_id, message }: { forum_id: string; message: string },
  now: Date,
): Promise<PostRow> {
  await lockSeller(tx, author.id);
  const forum = await findForum(tx, forum_id, author.id, true);
  if (forum.status !== 'published') throw conflict('forumNotPublished');
  const link = foreignLinkIn(message);
  if (link !== undefined) throw invalidField('message', 'forumForeignLink', { link: link.slice(0, 60) });
  const written = await tx
    .select({ at: forum_messages.created_at })
    .from(forum_messages)
    .where(and(eq(forum_messages.seller_id, author.id), within(forum_messages.created_at, hour, now)))
    .orderBy(asc(forum_messages.created_at));
  requireRoom(written, forumPostsAnHour, hour, now);
  const isOwner = forum.seller_id === author.id;
  const [post] = await tx
    .insert(forum_messages)
    .values({
      id: newId('msg'),
      forum_id,
      seller_id: author.id,
      message: message.trim(),
      status: isOwner ? 'published' : 'waiting',
      search_text: searchText([message]),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!post) throw new Error('the post was not written');
  await countPost(tx, forum, author.id, null, post.status, now);
  if (!isOwner) {
    const wording = { key: 'forumPostWaits', values: { title: forum.title, name: nameOf(author) } } as const;
    await notifySeller(tx, {
      sellerId: forum.seller_id,
      type: 'Forum',
      kind: 'forum',
      module: 'forum',
      message: wording,
      link: linkTo(forum),
      now,
    });
  }
  return post;
}

/**
 * One reaction per person: repeating it removes it, the other one replaces it. The post is locked, so that the counts
 * are exact.
 *
 * @throws HttpError 404, 409
 */
export async function react(
  tx: Queries,
  personId: string,
  { message_id, reaction }: { message_id: string; reaction: 'like' | 'dislike' },
  now: Date,
): Promise<PostRow> {
  const { post } = await findPost(tx, message_id, personId);
  if (post.status !== 'published') throw conflict('forumPostNotPublished');
  const own = and(eq(forum_reactions.message_id, message_id), eq(forum_reactions.seller_id, personId));
  const [removed] = await tx.delete(forum_reactions).where(own).returning();
  const made = removed?.reaction === reaction ? null : reaction;
  if (made) {
    await tx.insert(forum_reactions).values({ message_id, seller_id: personId, reaction: made, created_at: now });
  }
  const step = (kind: 'like' | 'dislike') => Number(made === kind) - Number(removed?.reaction === kind);
  const [changed] = await tx
    .update(forum_messages)
    .set({ likes: post.likes + step('like'), dislikes: post.dislikes + step('dislike') })
    .where(eq(forum_messages.id, message_id))
    .returning();
  if (!changed) throw new Error('the post was not written');
  return changed;
}

/**
 * Deletes the author's own post. A published one stays as an empty entry; others are removed.
 *
 * @returns the forum with its counts
 * @throws HttpError 404, 412
 */
export async function removePost(
  tx: Queries,
  personId: string,
  { id, ifMatch }: { id: string; ifMatch: string | undefined },
  now: Date,
): Promise<ForumRow> {
  const own = eq(forum_messages.id, id);
  const [found] = await tx.select({ forum_id: forum_messages.forum_id }).from(forum_messages).where(own);
  if (!found) throw notFound();
  const forum = await findForum(tx, found.forum_id, personId, true);
  const [post] = await tx.select().from(forum_messages).where(own).for('update');
  if (post?.seller_id !== personId) throw notFound();
  if (post.status === 'deleted') return forum;
  await requireVersion(ifMatch, post.version, () => describePost(tx, post, personId));
  await settleReports(tx, id);
  await tx.delete(forum_reactions).where(eq(forum_reactions.message_id, id));
  if (post.status === 'published') {
    await tx
      .update(forum_messages)
      .set({
        status: 'deleted',
        message: '',
        search_text: '',
        likes: 0,
        dislikes: 0,
        version: post.version + 1,
        updated_at: now,
      })
      .where(own);
  } else {
    await tx.delete(forum_messages).where(own);
  }
  return countPost(tx, forum, personId, post.status, 'deleted', now);
}

/**
 * Reports a post: one report per person. The forum's owner is notified of the first.
 *
 * @throws HttpError 404, 409
 */
export async function reportPost(
  tx: Queries,
  personId: string,
  { message_id, reason }: { message_id: string; reason: (typeof forum_reports.$inferSelect)['reason'] },
  now: Date,
): Promise<PostRow> {
  const { post, forum } = await findPost(tx, message_id, personId);
  if (post.seller_id === personId) throw conflict('forumPostIsYours');
  if (post.status !== 'published') throw conflict('forumPostNotPublished');
  const [standing] = await tx.select().from(forum_reports).where(eq(forum_reports.message_id, message_id)).limit(1);
  await tx
    .insert(forum_reports)
    .values({ message_id, seller_id: personId, reason, created_at: now })
    .onConflictDoUpdate({ target: [forum_reports.message_id, forum_reports.seller_id], set: { reason } });
  /* Owners are not notified about reports of their own posts. */
  const isNews = !standing && ![personId, post.seller_id].includes(forum.seller_id);
  if (isNews) {
    const message = { key: 'forumPostReported', values: { title: forum.title } } as const;
    await notifySeller(tx, {
      sellerId: forum.seller_id,
      type: 'Forum',
      kind: 'forum',
      module: 'forum',
      message,
      link: linkTo(forum),
      now,
    });
  }
  return post;
}

/** Marks a forum as read up to a post; a mark never moves back. @throws HttpError 404 */
export async function markSeen(
  tx: Queries,
  personId: string,
  { forum_id, message_id }: { forum_id: string; message_id: string },
): Promise<ForumRow> {
  const { post, forum } = await findPost(tx, message_id, personId);
  if (forum.id !== forum_id) throw new HttpError(404, { key: 'notFound' });
  await tx
    .insert(forum_read_marks)
    .values({ forum_id, seller_id: personId, place: post.place })
    .onConflictDoUpdate({
      target: [forum_read_marks.seller_id, forum_read_marks.forum_id],
      set: { place: sql`greatest(${forum_read_marks.place}, excluded.place)` },
    });
  return forum;
}
