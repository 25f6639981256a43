/** The forum: who sees, writes, approves and reacts (000 sections 3 and 7; 001 section 4). */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let owner: Seller;
let member: Seller;
let stranger: Seller;

beforeAll(async () => {
  owner = await world.seller();
  member = await world.seller({ firstname: 'Nagi', lastname: 'Saeki' });
  stranger = await world.seller();
});

const post = (seller: Seller, url: string, body: object, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: `/product/${url}`, body, headers });

async function open(title: string, description?: string) {
  const answer = await post(owner, 'store', { title, ...(description && { description }) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

async function write(seller: Seller, forum_id: string, message: string) {
  const answer = await post(seller, 'post-forum-message', { forum_id, message });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

async function decide(forum_id: string, status: string, message_id?: string) {
  const answer = await post(owner, 'set-forum-status', { forum_id, status, ...(message_id && { message_id }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const thread = async (seller: Seller, forum_id: string, query = '') =>
  (await seller.call({ url: `/product/forum-messages?forum_id=${forum_id}${query}` })).json();
const texts = (page: { forumMessagesList: { message: string }[] }) =>
  page.forumMessagesList.map(({ message }) => message);
const seen = async (seller: Seller, id: string) =>
  (await seller.call({ url: `/product/get-forum-by-id/${id}` })).json().data;

describe('forum', () => {
  it('holds the limit of 20 new forums under concurrent requests', async () => {
    const eager = await world.seller();
    const answers = await Promise.all(Array.from({ length: 25 }, () => post(eager, 'store', { title: 'Again' })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('is opened, searched and listed with its counts', async () => {
    const forum = await open('Darkroom talk', 'Papers, chemistry, light.');
    expect(forum).toMatchObject({ title: 'Darkroom talk', status: 'published', is_owner: true, message_count: 0 });
    expect(forum.owner).toEqual({ id: owner.id, name: 'Hana Morita', profile_image: null });
    const found = await member.call({ url: '/product/forum?search=CHEMISTRY' });
    expect(found.json()).toMatchObject({ isSession: true, total: 1, forumList: [{ id: forum.id, is_owner: false }] });
    expect(found.json().forumPublishedCount).toBeGreaterThanOrEqual(1);
    const visitor = await world.call({ url: '/product/forum?search=darkroom' });
    expect(visitor.json()).toMatchObject({ isSession: false, forumList: [{ unread_count: 0, is_owner: false }] });
    const own = (await member.call({ url: '/product/forum?own=true' })).json();
    expect(own).toMatchObject({ forumList: [], forumOwnCount: 0 });
    expect((await owner.call({ url: '/product/forum?search=nothing' })).json().forumOwnCount).toBeGreaterThan(0);
  });

  it('requires a title', async () => {
    const answer = await post(owner, 'store', { title: '  ' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ title: ['Give the forum a title.'] });
    const japanese = await post(owner, 'store', {}, { 'accept-language': 'ja' });
    expect(japanese.json().errors).toEqual({ title: ['フォーラムのタイトルを入力してください。'] });
  });

  it('is opened once per idempotency key', async () => {
    const headers = { 'idempotency-key': 'forum-by-its-key' };
    const first = await post(owner, 'store', { title: 'Only one' }, headers);
    const second = await post(owner, 'store', { title: 'Only one' }, headers);
    expect(second.json()).toEqual(first.json());
    expect((await post(owner, 'store', { title: 'Another' }, headers)).statusCode).toBe(422);
  });

  it('is visible only to its owner while unpublished', async () => {
    const forum = await open('Half finished');
    expect(await decide(forum.id, 'unpublished')).toMatchObject({ status: 'unpublished', version: 2 });
    for (const caller of [member.call, world.call]) {
      expect((await caller({ url: `/product/get-forum-by-id/${forum.id}` })).statusCode).toBe(404);
      expect((await caller({ url: `/product/forum-messages?forum_id=${forum.id}` })).statusCode).toBe(404);
    }
    expect((await post(member, 'post-forum-message', { forum_id: forum.id, message: 'x' })).statusCode).toBe(404);
    const own = await post(owner, 'post-forum-message', { forum_id: forum.id, message: 'x' });
    expect(own.statusCode).toBe(409);
    expect(own.json().message).toBe('You can’t post while the forum is unpublished.');
    expect(await seen(owner, forum.id)).toMatchObject({ status: 'unpublished' });
  });

  it('has its status set only by its owner and returns 412 for a stale version', async () => {
    const forum = await open('Mine');
    const change = { forum_id: forum.id, status: 'unpublished' };
    expect((await post(stranger, 'set-forum-status', change)).statusCode).toBe(404);
    expect((await post(stranger, 'set-forum-status', { ...change, forum_id: 'frm_none' })).json()).toEqual(
      (await post(stranger, 'set-forum-status', change)).json(),
    );
    const stale = await post(owner, 'set-forum-status', change, { 'if-match': '"9"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id: forum.id, version: 1 });
    expect((await post(owner, 'set-forum-status', change, { 'if-match': '"1"' })).statusCode).toBe(200);
  });

  it('cannot be republished by its owner when the operator has unpublished it', async () => {
    const forum = await open('Too loud');
    await world.play('forum.set-status', { forum_id: forum.id, status: 'unpublished' });
    expect(await seen(owner, forum.id)).toMatchObject({ unpublished_by_house: true });
    const answer = await post(owner, 'set-forum-status', { forum_id: forum.id, status: 'published' });
    expect(answer.statusCode).toBe(409);
    await world.play('forum.set-status', { forum_id: forum.id, status: 'published' });
    expect(await seen(owner, forum.id)).toMatchObject({ status: 'published', unpublished_by_house: false });
  });
});

describe('forum post', () => {
  it('awaits approval by the owner before it appears in the thread and the counts', async () => {
    const forum = await open('Waiting room');
    const waiting = await write(member, forum.id, '  Which paper?  ');
    expect(waiting).toMatchObject({ message: 'Which paper?', status: 'waiting', is_own: true });
    expect(waiting.author).toEqual({ id: member.id, name: 'Nagi Saeki', profile_image: null });
    expect(texts(await thread(member, forum.id))).toEqual(['Which paper?']);
    expect(texts(await thread(stranger, forum.id))).toEqual([]);
    expect(await seen(owner, forum.id)).toMatchObject({ waiting_count: 1, message_count: 0 });
    expect(await seen(stranger, forum.id)).toMatchObject({ waiting_count: 0 });
    expect(texts(await thread(owner, forum.id, '&status=waiting'))).toEqual(['Which paper?']);
    expect(await decide(forum.id, 'published', waiting.id)).toMatchObject({
      waiting_count: 0,
      message_count: 1,
      member_count: 1,
    });
    expect(texts(await thread(stranger, forum.id))).toEqual(['Which paper?']);
    expect(await decide(forum.id, 'unpublished', waiting.id)).toMatchObject({ message_count: 0, member_count: 0 });
    expect(texts(await thread(stranger, forum.id))).toEqual([]);
  });

  it('by the owner appears immediately, and the operator can approve and overrule', async () => {
    const forum = await open('Both approve');
    expect(await write(owner, forum.id, 'Welcome')).toMatchObject({ status: 'published' });
    const { id = '' } = await world.play('forum.post', {
      forum_id: forum.id,
      email: 'guest@example.com',
      message: '墨の話をしましょう',
    });
    await world.play('forum.moderate', { message_id: id, status: 'published' });
    expect(texts(await thread(stranger, forum.id))).toEqual(['Welcome', '墨の話をしましょう']);
    await world.play('forum.moderate', { message_id: id, status: 'unpublished' });
    const answer = await post(owner, 'set-forum-status', { forum_id: forum.id, message_id: id, status: 'published' });
    expect(answer.statusCode).toBe(409);
  });

  it('keeps markup as plain text and rejects javascript: links', async () => {
    const forum = await open('Plain');
    const markup = '<script>alert(1)</script> https://example.com/a?b=c';
    expect(await write(owner, forum.id, markup)).toMatchObject({ message: markup });
    const answer = await post(owner, 'post-forum-message', { forum_id: forum.id, message: 'see javascript:alert(1)' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.message[0]).toContain('javascript:alert(1)');
    const empty = await post(owner, 'post-forum-message', { forum_id: forum.id, message: ' ' });
    expect(empty.json().errors).toEqual({ message: ['Write something to post.'] });
  });

  it('returns 404 when its status is set through another forum', async () => {
    const [one, other] = [await open('One'), await open('Other')];
    const { id } = await write(owner, one.id, 'Here');
    const change = { forum_id: other.id, message_id: id, status: 'unpublished' };
    expect((await post(owner, 'set-forum-status', change)).statusCode).toBe(404);
  });

  it('is paginated in either order and searchable', async () => {
    const forum = await open('Long');
    for (let index = 1; index <= 7; index += 1) await write(owner, forum.id, `Post ${index}`);
    expect(texts(await thread(member, forum.id, '&per_page=3&page=1'))).toEqual(['Post 1', 'Post 2', 'Post 3']);
    expect(texts(await thread(member, forum.id, '&per_page=3&page=3'))).toEqual(['Post 7']);
    const newest = await thread(member, forum.id, '&per_page=3&page=2&sort=-created_at');
    expect(texts(newest)).toEqual(['Post 4', 'Post 3', 'Post 2']);
    expect(newest).toMatchObject({ total: 7, from: 4, to: 6, current_page: 2 });
    expect(texts(await thread(member, forum.id, '&search=post%205'))).toEqual(['Post 5']);
    expect(texts(await thread(member, forum.id, '&page=99'))).toEqual([]);
  });

  it('is rate-limited to 60 an hour', async () => {
    const forum = await open('Flood');
    const flooding = await world.seller();
    for (let index = 0; index < 60; index += 1) await write(flooding, forum.id, `Post ${index}`);
    const answer = await post(flooding, 'post-forum-message', { forum_id: forum.id, message: 'One more' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    world.pass(3_600_001);
    await write(flooding, forum.id, 'Later');
  });
});

describe('unread counts', () => {
  it('count posts by others since the last read, including late approvals', async () => {
    const forum = await open('Unread');
    const late = await write(member, forum.id, 'Written first, approved last');
    const first = await write(owner, forum.id, 'First');
    const second = await write(owner, forum.id, 'Second');
    expect(await seen(stranger, forum.id)).toMatchObject({ unread_count: 2 });
    expect(await seen(owner, forum.id)).toMatchObject({ unread_count: 0 });
    const mark = async (message_id: string) =>
      (await post(stranger, 'forum-mark-seen', { forum_id: forum.id, message_id })).json().data;
    expect(await mark(first.id)).toMatchObject({ unread_count: 1 });
    expect(await mark(second.id)).toMatchObject({ unread_count: 0 });
    expect(await mark(first.id)).toMatchObject({ unread_count: 0 });
    await decide(forum.id, 'published', late.id);
    expect(await seen(stranger, forum.id)).toMatchObject({ unread_count: 1 });
    const page = await thread(stranger, forum.id);
    expect(page.forumMessagesList.map(({ is_unread }: { is_unread: boolean }) => is_unread)).toEqual([
      false,
      false,
      true,
    ]);
    const other = await post(stranger, 'forum-mark-seen', { forum_id: 'frm_other', message_id: first.id });
    expect(other.statusCode).toBe(404);
  });
});

describe('deleted post', () => {
  /* A new owner, because the number of new forums is limited. */
  beforeAll(async () => {
    owner = await world.seller();
  });

  const remove = (seller: Seller, id: string, headers = {}) =>
    seller.call({ method: 'DELETE', url: `/product/forum-messages/${id}`, headers });

  it('keeps its place without its text', async () => {
    const forum = await open('Taken back');
    const written = await write(member, forum.id, 'Never mind this');
    await decide(forum.id, 'published', written.id);
    await write(owner, forum.id, 'An answer');
    await post(stranger, 'forum-like-dislike-messages', { message_id: written.id, reaction: 'like' });
    expect((await remove(owner, written.id)).statusCode).toBe(404);
    expect((await remove(member, written.id, { 'if-match': '"9"' })).statusCode).toBe(412);
    const answer = await remove(member, written.id);
    expect(answer.json().data).toMatchObject({ message_count: 1, member_count: 1 });
    const page = await thread(stranger, forum.id);
    expect(texts(page)).toEqual(['', 'An answer']);
    expect(page.total).toBe(2);
    expect(page.forumMessagesList[0]).toMatchObject({ status: 'deleted', likes: 0, own_reaction: null });
    expect((await thread(stranger, forum.id, '&search=never')).total).toBe(0);
    const visitor = await world.call({ url: `/product/forum-messages?forum_id=${forum.id}` });
    expect(visitor.json()).toMatchObject({ total: 2 });
    expect((await remove(member, written.id)).statusCode).toBe(200);
    const again = { forum_id: forum.id, message_id: written.id, status: 'published' };
    expect((await post(owner, 'set-forum-status', again)).statusCode).toBe(409);
    const seenUpTo = { forum_id: forum.id, message_id: written.id };
    expect((await post(stranger, 'forum-mark-seen', seenUpTo)).statusCode).toBe(200);
  });

  it('disappears if it was never published', async () => {
    const forum = await open('Thought better of');
    const waiting = await write(member, forum.id, 'Not yet seen');
    expect((await remove(member, waiting.id)).statusCode).toBe(200);
    expect(await seen(owner, forum.id)).toMatchObject({ waiting_count: 0 });
    expect((await thread(owner, forum.id)).total).toBe(0);
    expect((await remove(member, waiting.id)).statusCode).toBe(404);
  });
});

describe('post report', () => {
  const report = (seller: Seller, message_id: string, reason: string) =>
    post(seller, 'forum-report-message', { message_id, reason });
  const firstOf = async (seller: Seller, forum_id: string) => (await thread(seller, forum_id)).forumMessagesList[0];

  it('is shown to the owner with its reason and settled by a decision', async () => {
    const forum = await open('Looked at');
    const { id } = await write(member, forum.id, 'Buy my ink');
    await decide(forum.id, 'published', id);
    const reported = await report(stranger, id, 'spam');
    expect(reported.json().data).toMatchObject({ is_reported: true, reports: [] });
    expect((await report(stranger, id, 'unkind')).statusCode).toBe(200);
    expect(await firstOf(owner, forum.id)).toMatchObject({ reports: [{ reason: 'unkind', count: 1 }] });
    expect(await firstOf(member, forum.id)).toMatchObject({ is_reported: false, reports: [] });
    const bell = (await owner.call({ url: '/product/bell/notify/records' })).json();
    expect(bell.data.filter(({ link }: { link: string }) => link === `/forum?id=${forum.id}`)).toHaveLength(2);
    await decide(forum.id, 'published', id);
    expect(await firstOf(owner, forum.id)).toMatchObject({ status: 'published', reports: [] });
    expect(await firstOf(stranger, forum.id)).toMatchObject({ is_reported: false });
    await report(stranger, id, 'private');
    await decide(forum.id, 'unpublished', id);
    expect(await firstOf(owner, forum.id)).toMatchObject({ status: 'unpublished', reports: [] });
  });

  it('is accepted only for a published post by someone else', async () => {
    const forum = await open('Nothing to report');
    const own = await write(owner, forum.id, 'Mine');
    const waiting = await write(member, forum.id, 'Waits');
    expect((await report(owner, own.id, 'other')).statusCode).toBe(409);
    expect((await report(owner, waiting.id, 'other')).statusCode).toBe(409);
    expect((await report(stranger, waiting.id, 'other')).statusCode).toBe(404);
    expect((await report(member, own.id, 'rude')).statusCode).toBe(422);
    /* Owners do not see reports of their own posts. */
    expect((await report(member, own.id, 'other')).statusCode).toBe(200);
    expect(await firstOf(owner, forum.id)).toMatchObject({ reports: [] });
  });
});

describe('reaction', () => {
  const react = (seller: Seller, message_id: string, reaction: string, headers = {}) =>
    post(seller, 'forum-like-dislike-messages', { message_id, reaction }, headers);

  it('is one per person, withdrawn when repeated and replaced by the other', async () => {
    const forum = await open('Likes');
    const { id } = await write(owner, forum.id, 'Like me');
    expect((await react(member, id, 'like')).json().data).toMatchObject({
      likes: 1,
      dislikes: 0,
      own_reaction: 'like',
    });
    expect((await react(member, id, 'dislike')).json().data).toMatchObject({ likes: 0, dislikes: 1 });
    expect((await react(stranger, id, 'dislike')).json().data).toMatchObject({ dislikes: 2 });
    const back = await react(member, id, 'dislike');
    expect(back.json().data).toMatchObject({ likes: 0, dislikes: 1, own_reaction: null });
  });

  it('counts once per idempotency key', async () => {
    const forum = await open('Twice');
    const { id } = await write(owner, forum.id, 'Like me');
    const headers = { 'idempotency-key': 'like-by-its-key' };
    await react(member, id, 'like', headers);
    expect((await react(member, id, 'like', headers)).json().data).toMatchObject({ likes: 1, own_reaction: 'like' });
  });

  it('is counted exactly under concurrent requests', async () => {
    const forum = await open('Crowd');
    const { id } = await write(owner, forum.id, 'Everybody');
    const crowd = await Promise.all(Array.from({ length: 12 }, () => world.seller()));
    await Promise.all(crowd.map((seller, index) => react(seller, id, index % 3 === 0 ? 'dislike' : 'like')));
    const page = await thread(stranger, forum.id);
    expect(page.forumMessagesList[0]).toMatchObject({ likes: 8, dislikes: 4 });
  });

  it('requires a published post', async () => {
    const forum = await open('Hidden');
    const waiting = await write(member, forum.id, 'Not yet');
    expect((await react(stranger, waiting.id, 'like')).statusCode).toBe(404);
    expect((await react(member, waiting.id, 'like')).statusCode).toBe(409);
    expect((await react(member, 'msg_none', 'like')).statusCode).toBe(404);
  });
});
