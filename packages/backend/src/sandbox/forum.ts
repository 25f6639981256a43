/** Simulated actions of other forum members and the operator (001 section 4). */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forum_messages, forums } from '../db/schema/index.ts';
import type { ForumRow } from '../forum/forums.ts';
import { setForum, setPost } from '../forum/moderation.ts';
import type { PostRow } from '../forum/posts.ts';
import { openForum, react, writePost } from '../forum/write.ts';
import { notFound } from '../http/http-error.ts';
import { nameOf } from '../profile/people.ts';
import type { SandboxAction, SandboxField } from './action.ts';
import { otherSeller, personFields } from './people.ts';

const area = 'Forum';
const link = '/forum-list';
const forumField: SandboxField = { name: 'forum_id', label: 'Forum', kind: 'text', required: true };
const postField: SandboxField = { name: 'message_id', label: 'Post', kind: 'text', required: true };
const status: SandboxField = {
  name: 'status',
  label: 'Status',
  kind: 'select',
  required: true,
  options: ['published', 'unpublished'],
};

type Status = 'published' | 'unpublished';

/** Locks a forum regardless of its visibility. @throws HttpError 404 */
async function anyForum(tx: Queries, id: string): Promise<ForumRow> {
  const [forum] = await tx.select().from(forums).where(eq(forums.id, id)).for('update');
  if (!forum) throw notFound();
  return forum;
}

/** Locks a post after its forum. @throws HttpError 404 */
async function anyPost(tx: Queries, id: string): Promise<{ forum: ForumRow; post: PostRow }> {
  const [found] = await tx
    .select({ forum_id: forum_messages.forum_id })
    .from(forum_messages)
    .where(eq(forum_messages.id, id));
  if (!found) throw notFound();
  const forum = await anyForum(tx, found.forum_id);
  const [post] = await tx.select().from(forum_messages).where(eq(forum_messages.id, id)).for('update');
  if (!post) throw notFound();
  return { forum, post };
}

const open: SandboxAction = {
  id: 'forum.open',
  area,
  title: 'Another seller opens a forum',
  fields: [
    ...personFields,
    { name: 'title', label: 'Title', kind: 'text', required: true, initial: 'Ink and brush' },
    { name: 'description', label: 'Description', kind: 'text' },
  ],
  async run(services, input) {
    const owner = await otherSeller(services, input);
    const { title = '', description = null } = input;
    const forum = await services.queries.transaction((tx) =>
      openForum(tx, owner, { title, description }, services.now()),
    );
    return { message: `“${forum.title}” is open.`, id: forum.id, link };
  },
};

const write: SandboxAction = {
  id: 'forum.post',
  area,
  title: 'A member writes a post',
  fields: [
    forumField,
    ...personFields,
    { name: 'message', label: 'Post', kind: 'text', required: true, initial: 'Which paper do you print on?' },
  ],
  async run(services, input) {
    const author = await otherSeller(services, input);
    const { forum_id = '', message = '' } = input;
    const post = await services.queries.transaction((tx) =>
      writePost(tx, author, { forum_id, message }, services.now()),
    );
    return { message: `The post of ${nameOf(author)} is ${post.status}.`, id: post.id, link };
  },
};

const like: SandboxAction = {
  id: 'forum.react',
  area,
  title: 'A member reacts to a post',
  fields: [
    postField,
    ...personFields,
    { name: 'reaction', label: 'Reaction', kind: 'select', required: true, options: ['like', 'dislike'] },
  ],
  async run(services, input) {
    const person = await otherSeller(services, input);
    const rating = { message_id: input.message_id ?? '', reaction: input.reaction as 'like' | 'dislike' };
    const post = await services.queries.transaction((tx) => react(tx, person.id, rating, services.now()));
    return { message: `${post.likes} like it, ${post.dislikes} do not.`, id: post.id, link };
  },
};

const moderate: SandboxAction = {
  id: 'forum.moderate',
  area,
  title: 'The operator publishes or unpublishes a post',
  fields: [postField, status],
  async run({ queries, now }, input) {
    const decision = { status: input.status as Status, by: 'operator', now: now() } as const;
    const forum = await queries.transaction(async (tx) => {
      const found = await anyPost(tx, input.message_id ?? '');
      return setPost(tx, found.forum, found.post, decision);
    });
    return { message: `The post in “${forum.title}” is ${decision.status}.`, id: forum.id, link };
  },
};

const set: SandboxAction = {
  id: 'forum.set-status',
  area,
  title: 'The operator publishes or unpublishes a forum',
  fields: [forumField, status],
  async run({ queries, now }, input) {
    const decision = { status: input.status as Status, by: 'operator', now: now() } as const;
    const forum = await queries.transaction(async (tx) =>
      setForum(tx, await anyForum(tx, input.forum_id ?? ''), decision),
    );
    return { message: `“${forum.title}” is ${forum.status}.`, id: forum.id, link };
  },
};

export const forumActions: readonly SandboxAction[] = [open, write, like, moderate, set];
