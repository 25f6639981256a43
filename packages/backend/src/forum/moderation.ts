/**
 * Publishing and unpublishing forums and posts (001 section 4: publish and unpublish; posts wait for a moderator's
 * approval). The forum's owner and the operator decide; the operator overrules.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forum_members, forum_messages, forums } from '../db/schema/index.ts';
import { conflict } from '../http/http-error.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { type ForumRow, linkTo } from './forums.ts';
import type { PostRow } from './posts.ts';
import { settleReports } from './reports.ts';

type Status = 'published' | 'unpublished';

export interface Decision {
  status: Status;
  by: 'owner' | 'operator';
  now: Date;
}

/** @throws HttpError 409 if the operator has decided otherwise */
function requireAllowed(record: { unpublished_by_house: boolean }, { status, by }: Decision): void {
  if (by === 'owner' && status === 'published' && record.unpublished_by_house) throw conflict('forumHouseDecided');
}

/** @param forum locked in this transaction */
export async function setForum(tx: Queries, forum: ForumRow, decision: Decision): Promise<ForumRow> {
  requireAllowed(forum, decision);
  const { status, by, now } = decision;
  const unpublished_by_house = status === 'unpublished' && (by === 'operator' || forum.unpublished_by_house);
  if (forum.status === status && forum.unpublished_by_house === unpublished_by_house) return forum;
  const [changed] = await tx
    .update(forums)
    .set({ status, unpublished_by_house, version: forum.version + 1, updated_at: now })
    .where(eq(forums.id, forum.id))
    .returning();
  if (!changed) throw new Error('the forum was not written');
  if (by === 'operator') {
    const key = status === 'published' ? 'forumPublishedByHouse' : 'forumUnpublishedByHouse';
    const message = { key, values: { title: forum.title } } as const;
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
  return changed;
}

/** Counts a person's published posts; no row means zero. */
async function countMember(tx: Queries, forumId: string, personId: string, change: 1 | -1): Promise<void> {
  const own = and(eq(forum_members.forum_id, forumId), eq(forum_members.seller_id, personId));
  if (change === 1) {
    await tx
      .insert(forum_members)
      .values({ forum_id: forumId, seller_id: personId, message_count: 1 })
      .onConflictDoUpdate({
        target: [forum_members.forum_id, forum_members.seller_id],
        set: { message_count: sql`${forum_members.message_count} + 1` },
      });
    return;
  }
  const [left] = await tx
    .update(forum_members)
    .set({ message_count: sql`${forum_members.message_count} - 1` })
    .where(own)
    .returning();
  if (left && left.message_count <= 0) await tx.delete(forum_members).where(own);
}

/** Updates a forum's counts when a post enters or leaves a state. */
export async function countPost(
  tx: Queries,
  forum: ForumRow,
  personId: string,
  from: PostRow['status'] | null,
  to: PostRow['status'],
  now: Date,
): Promise<ForumRow> {
  const step = (status: PostRow['status']) => Number(to === status) - Number(from === status);
  const published = step('published');
  if (published !== 0) await countMember(tx, forum.id, personId, published > 0 ? 1 : -1);
  const appears = published > 0 ? { last_message_at: now, active_at: now } : {};
  const [changed] = await tx
    .update(forums)
    .set({
      message_count: sql`${forums.message_count} + ${published}`,
      waiting_count: sql`${forums.waiting_count} + ${step('waiting')}`,
      ...appears,
    })
    .where(eq(forums.id, forum.id))
    .returning();
  if (!changed) throw new Error('the forum was not written');
  return changed;
}

/**
 * @param forum locked in this transaction
 * @param post of the forum, locked too
 * @returns the forum with updated counts
 */
export async function setPost(tx: Queries, forum: ForumRow, post: PostRow, decision: Decision): Promise<ForumRow> {
  if (post.status === 'deleted') throw conflict('forumPostDeleted');
  requireAllowed(post, decision);
  await settleReports(tx, post.id);
  const { status, by, now } = decision;
  const unpublished_by_house = status === 'unpublished' && (by === 'operator' || post.unpublished_by_house);
  if (post.status === status && post.unpublished_by_house === unpublished_by_house) return forum;
  const appears = post.status === 'waiting' && status === 'published';
  await tx
    .update(forum_messages)
    .set({
      status,
      unpublished_by_house,
      version: post.version + 1,
      updated_at: now,
      ...(appears && { place: sql`nextval(pg_get_serial_sequence('forum_messages', 'place'))` }),
    })
    .where(eq(forum_messages.id, post.id));
  if (post.status !== status) {
    const key = status === 'published' ? 'forumPostPublished' : 'forumPostUnpublished';
    const message = { key, values: { title: forum.title } } as const;
    const isOwn = by === 'owner' && post.seller_id === forum.seller_id;
    if (!isOwn)
      await notifySeller(tx, {
        sellerId: post.seller_id,
        type: 'Forum',
        kind: 'forum',
        module: 'forum',
        message,
        link: linkTo(forum),
        now,
      });
  }
  return countPost(tx, forum, post.seller_id, post.status, status, now);
}
