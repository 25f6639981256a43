import { expect, test, vi } from 'vitest';
import { answeredBy, json } from '../test-clients.ts';
import type { Upload } from '../upload/upload.ts';
import {
  cancelExhibitionSubscription,
  checkReferralAttachment,
  createQueryClient,
  createReferral,
  deleteForumMessage,
  listExhibitionUsers,
  listForumMessages,
  listReferrals,
  postForumMessage,
  reportForumMessage,
  saveExhibition,
  setForumStatus,
} from './index.ts';

const run = (mutation: object, input: unknown) => {
  const client = createQueryClient();
  return client.getMutationCache().build(client, mutation).execute(input);
};

test('saves an exhibition with the idempotency key and the edited version', async () => {
  const { product, requests } = answeredBy(() => json(200, { success: true, data: {} }));
  await run(saveExhibition(product), { body: { id: 'exh_1' }, idempotencyKey: 'intent-one', version: 3 });
  const [request] = requests;
  expect(request?.headers.get('Idempotency-Key')).toBe('intent-one');
  expect(request?.headers.get('If-Match')).toBe('"3"');
});

test('cancels an application with its id and a reason', async () => {
  const { product, requests } = answeredBy(() => json(200, { success: true, data: {} }));
  await run(cancelExhibitionSubscription(product), { id: 'sub_1', reason: 'Travelling' });
  expect(await requests[0]?.json()).toEqual({ subscription_id: 'sub_1', reason: 'Travelling' });
  expect(requests[0]?.headers.get('If-Match')).toBeNull();
});

test('sends the filters of lists', async () => {
  const { product, requests } = answeredBy(() => json(200, { success: true, data: [] }));
  const client = createQueryClient();
  await client.query(listExhibitionUsers(product, 'exh_1', { role: 'exhibitor', status: 'applied' }));
  await client.query(listForumMessages(product, { forum_id: 'frm_1', sort: '-created_at' }));
  expect(requests.map(({ url }) => url.replace(/^.*\/product\//, ''))).toEqual([
    'exhibition-users/exh_1?role=exhibitor&status=applied',
    'forum-messages?forum_id=frm_1&sort=-created_at',
  ]);
});

test('sets the status of a forum, or of one of its posts', async () => {
  const { product, requests } = answeredBy(() => json(200, { success: true, data: {} }));
  await run(setForumStatus(product), { forumId: 'frm_1', status: 'unpublished' });
  await run(setForumStatus(product), { forumId: 'frm_1', messageId: 'msg_1', status: 'published', version: 2 });
  expect(await requests[0]?.json()).toEqual({ forum_id: 'frm_1', status: 'unpublished' });
  expect(await requests[1]?.json()).toEqual({ forum_id: 'frm_1', message_id: 'msg_1', status: 'published' });
});

test('deletes and reports a post by its id', async () => {
  const { product, requests } = answeredBy(() => json(200, { success: true, data: {} }));
  await run(deleteForumMessage(product), { id: 'msg_1', version: 3 });
  await run(reportForumMessage(product), { messageId: 'msg_1', reason: 'spam' });
  expect(requests[0]?.url).toMatch(/forum-messages\/msg_1$/);
  expect(requests[0]?.headers.get('If-Match')).toBe('"3"');
  expect(await requests[1]?.json()).toEqual({ message_id: 'msg_1', reason: 'spam' });
});

test('a post invalidates its thread', async () => {
  const { product } = answeredBy(() => json(200, { success: true, forumMessagesList: [] }));
  const client = createQueryClient();
  const thread = listForumMessages(product, { forum_id: 'frm_1' });
  await client.query(thread);
  const post = client.getMutationCache().build(client, postForumMessage(product));
  await post.execute({ forumId: 'frm_1', message: 'Hello', idempotencyKey: 'a-post-once' });
  expect(client.getQueryState(thread.queryKey)?.isInvalidated).toBe(true);
});

test('an invitation is sent as a form and invalidates the list', async () => {
  const { product } = answeredBy(() => json(200, { success: true, data: [] }));
  const client = createQueryClient();
  const list = listReferrals(product, {});
  await client.query(list);
  const upload = vi.fn(async () => ({ success: true }));
  const attachment = new File(['%PDF-'], 'portfolio.pdf', { type: 'application/pdf' });
  const fields = { name: 'Nagi', email: 'nagi@example.com', message: 'Join us' };
  const create = client.getMutationCache().build(client, createReferral(upload as unknown as Upload));
  await create.execute({ ...fields, attachment, idempotencyKey: 'an-invitation' });
  expect(upload).toHaveBeenCalledWith('/referrals', fields, { attachment }, { idempotencyKey: 'an-invitation' });
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
});

test('checks an attachment by its name, size and type', async () => {
  const { product, requests } = answeredBy(() => json(200, { success: true, data: {} }));
  await createQueryClient().query(checkReferralAttachment(product, new File(['abc'], 'notes')));
  expect(await requests[0]?.json()).toEqual({ file_name: 'notes', bytes: 3, content_type: 'application/octet-stream' });
});
