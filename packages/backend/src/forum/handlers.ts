import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forum_messages } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { type MessageKey, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { describeForum, type ForumRow, findForum, readForums } from './forums.ts';
import { type Decision, setForum, setPost } from './moderation.ts';
import { describePost, type PostRow, readThread } from './posts.ts';
import { markSeen, openForum, react, removePost, reportPost, writePost } from './write.ts';

type ForumOperation =
  | 'listForums'
  | 'getForum'
  | 'listForumMessages'
  | 'postForumMessage'
  | 'deleteForumMessage'
  | 'reportForumMessage'
  | 'reactToForumMessage'
  | 'createForum'
  | 'setForumStatus'
  | 'markForumSeen';

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
const defaultPerPage = 48;

/** A post of a forum, locked. @throws HttpError 404 */
async function postOf(tx: Queries, forum: ForumRow, id: string): Promise<PostRow> {
  const [post] = await tx.select().from(forum_messages).where(eq(forum_messages.id, id)).for('update');
  if (post?.forum_id !== forum.id) throw notFound();
  return post;
}

const messageOf = (isPost: boolean, { status }: Pick<Decision, 'status'>): MessageKey => {
  if (isPost) return status === 'published' ? 'forumPostIsPublished' : 'forumPostIsUnpublished';
  return status === 'published' ? 'forumIsPublished' : 'forumIsUnpublished';
};

/** The forum (000 sections 3 and 7). */
export function forumHandlers(services: Services): Pick<Handlers, ForumOperation> {
  const { queries, now } = services;
  return {
    async listForums({ query, session, request }) {
      const { page = 1, per_page: perPage = defaultPerPage, search = '', own = false } = query;
      const reader = session?.user.id ?? null;
      const found = await queries.transaction((tx) => readForums(tx, { reader, own, search, page, perPage }), snapshot);
      const { data, ...rest } = pageOf(request.url, { page, perPage, total: found.total }, found.forums);
      return {
        status: 200,
        body: {
          forumList: data,
          forumMemberEngagedCount: found.engagedCount,
          forumPublishedCount: found.publishedCount,
          forumOwnCount: found.ownCount,
          isSession: session !== null,
          ...rest,
        },
      };
    },

    async getForum({ path, session }) {
      const reader = session?.user.id ?? null;
      const data = await queries.transaction(
        async (tx) => describeForum(tx, await findForum(tx, path.id, reader), reader),
        snapshot,
      );
      return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
    },

    async listForumMessages({ query, session, request }) {
      const { page = 1, per_page: perPage = defaultPerPage, search = '', status, sort } = query;
      const reader = session?.user.id ?? null;
      const newestFirst = sort === '-created_at';
      const found = await queries.transaction(async (tx) => {
        const forum = await findForum(tx, query.forum_id, reader);
        return readThread(tx, { forum, reader, status, search, newestFirst, page, perPage });
      }, snapshot);
      const { data, ...rest } = pageOf(request.url, { page, perPage, total: found.total }, found.posts);
      return { status: 200, body: { forumMessagesList: data, ...rest } };
    },

    postForumMessage(call) {
      const { session, body, language } = call;
      return once(services, call, 'postForumMessage', async (tx) => {
        const post = await writePost(tx, session.user, body, now());
        const key = post.status === 'published' ? 'forumPostIsPublished' : 'forumPostIsWaiting';
        const data = await describePost(tx, post, session.user.id);
        return {
          status: 201,
          body: { success: true, message: translate(language, { key }), data },
          etag: etagOf(data),
        };
      });
    },

    async deleteForumMessage({ path, session, headers, language }) {
      const { id: personId } = session.user;
      const data = await queries.transaction(async (tx) => {
        const forum = await removePost(tx, personId, { id: path.id, ifMatch: headers['If-Match'] }, now());
        return describeForum(tx, forum, personId);
      });
      const message = translate(language, { key: 'forumPostIsDeleted' });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },

    async reportForumMessage({ session, body, language }) {
      const { id } = session.user;
      const data = await queries.transaction(async (tx) => describePost(tx, await reportPost(tx, id, body, now()), id));
      const message = translate(language, { key: 'forumPostIsReported' });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },

    reactToForumMessage(call) {
      const { session, body } = call;
      return once(services, call, 'reactToForumMessage', async (tx) => {
        const post = await react(tx, session.user.id, body, now());
        const data = await describePost(tx, post, session.user.id);
        return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
      });
    },

    createForum(call) {
      const { session, body, language } = call;
      return once(services, call, 'createForum', async (tx) => {
        const forum = await openForum(tx, session.user, body, now());
        const data = await describeForum(tx, forum, session.user.id);
        const message = translate(language, { key: 'forumOpened' });
        return { status: 201, body: { success: true, message, data }, etag: etagOf(data) };
      });
    },

    async setForumStatus({ session, body, headers, language }) {
      const { id } = session.user;
      const data = await queries.transaction(async (tx) => {
        const forum = await findForum(tx, body.forum_id, id, true);
        if (forum.seller_id !== id) throw notFound();
        const decision = { status: body.status, by: 'owner', now: now() } as const;
        const ifMatch = headers['If-Match'];
        if (body.message_id === undefined) {
          await requireVersion(ifMatch, forum.version, () => describeForum(tx, forum, id));
          return describeForum(tx, await setForum(tx, forum, decision), id);
        }
        const post = await postOf(tx, forum, body.message_id);
        await requireVersion(ifMatch, post.version, () => describePost(tx, post, id));
        return describeForum(tx, await setPost(tx, forum, post, decision), id);
      });
      const message = translate(language, { key: messageOf(body.message_id !== undefined, body) });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },

    async markForumSeen({ session, body }) {
      const { id } = session.user;
      const data = await queries.transaction(async (tx) => describeForum(tx, await markSeen(tx, id, body), id));
      return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
    },
  };
}
