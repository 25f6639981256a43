import { expect } from '@playwright/test';
import { call } from './newcomer.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** The fields of a forum that tests use. */
export interface Forum {
  id: string;
  title: string;
  status: string;
  waiting_count: number;
  message_count: number;
  unread_count: number;
}

/** A post in a forum. */
export interface Post {
  id: string;
  message: string;
  status: string;
  likes: number;
}

/** A seller's actions in forums, through the API. */
export async function forumOf(stack: Stack, seller: Seller) {
  const { email, password } = seller;
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { email, password } });
  const send = async <Data>(name: string, body: object) =>
    (await call<{ data: Data }>(stack, `/product/${name}`, { token, body })).data;
  return {
    open: (title: string, description?: string) =>
      send<Forum>('store', { title, ...(description !== undefined && { description }) }),
    write: ({ id }: Pick<Forum, 'id'>, message: string) => send<Post>('post-forum-message', { forum_id: id, message }),
    decide: ({ id }: Pick<Forum, 'id'>, status: 'published' | 'unpublished', post?: Pick<Post, 'id'>) =>
      send<Forum>('set-forum-status', { forum_id: id, status, ...(post && { message_id: post.id }) }),
    report: ({ id }: Pick<Post, 'id'>, reason: string) =>
      send<Post>('forum-report-message', { message_id: id, reason }),
    remove: async ({ id }: Pick<Post, 'id'>) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${stack.origin}/product/forum-messages/${id}`, { method: 'DELETE', headers });
      expect(answer.ok).toBe(true);
    },
    /** Marks posts as read, up to the given one. */
    see: ({ id }: Pick<Forum, 'id'>, post: Pick<Post, 'id'>) =>
      send<Forum>('forum-mark-seen', { forum_id: id, message_id: post.id }),
    read: async ({ id }: Pick<Forum, 'id'>) =>
      (await call<{ data: Forum }>(stack, `/product/get-forum-by-id/${id}`, { token })).data,
    posts: async ({ id }: Pick<Forum, 'id'>) =>
      (await call<{ forumMessagesList: Post[] }>(stack, `/product/forum-messages?forum_id=${id}`, { token }))
        .forumMessagesList,
  };
}
