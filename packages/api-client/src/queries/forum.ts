import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { MutationName } from './invalidation/index.ts';
import type { CreateForumBody, ForumReportReason, ListForumMessagesParams, ListForumsParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A page of forums, latest post first, with the counts of 000 section 3. */
export const listForums = (product: ProductClient, params: ListForumsParams) =>
  queryOptions({
    queryKey: ['forum', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/forum', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One forum with its counts. */
export const getForum = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['forum', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/get-forum-by-id/{id}', { params: { path: { id } }, signal }))).data,
  });

/** A page of the posts of a forum. */
export const listForumMessages = (product: ProductClient, params: ListForumMessagesParams) =>
  queryOptions({
    queryKey: ['forum', 'messages', params],
    queryFn: ({ signal }) => dataOf(product.GET('/forum-messages', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

export interface CreateForum {
  body: CreateForumBody;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Creates a forum of the user's own. */
export const createForum = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['createForum'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: CreateForum) =>
      dataOf(product.POST('/store', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface PostForumMessage {
  forumId: string;
  message: string;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Writes a post; in another user's forum it waits for a moderator. */
export const postForumMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['postForumMessage'] satisfies [MutationName],
    mutationFn: ({ forumId, message, idempotencyKey }: PostForumMessage) =>
      dataOf(
        product.POST('/post-forum-message', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { forum_id: forumId, message },
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

export interface ReactToForumMessage {
  messageId: string;
  reaction: 'like' | 'dislike';
  /** A new key for each click: the second click undoes the first. */
  idempotencyKey: string;
}

/** Likes or dislikes a post; the same reaction again removes it. */
export const reactToForumMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['reactToForumMessage'] satisfies [MutationName],
    mutationFn: ({ messageId, reaction, idempotencyKey }: ReactToForumMessage) =>
      dataOf(
        product.POST('/forum-like-dislike-messages', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { message_id: messageId, reaction },
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

export interface DeleteForumMessage {
  id: string;
  /** Version of the post. Fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Deletes a post of the user's own, for good. */
export const deleteForumMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteForumMessage'] satisfies [MutationName],
    mutationFn: ({ id, version }: DeleteForumMessage) =>
      dataOf(
        product.DELETE('/forum-messages/{id}', {
          params: { path: { id }, header: version === undefined ? {} : { 'If-Match': `"${version}"` } },
        }),
      ),
  });

export interface ReportForumMessage {
  messageId: string;
  reason: ForumReportReason;
}

/** Reports a post to the moderators. Reporting again only updates the reason. */
export const reportForumMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['reportForumMessage'] satisfies [MutationName],
    mutationFn: ({ messageId, reason }: ReportForumMessage) =>
      dataOf(product.POST('/forum-report-message', { body: { message_id: messageId, reason } })),
    retry: shouldRetry,
    retryDelay,
  });

export interface SetForumStatus {
  forumId: string;
  /** The post to set; if absent, the forum itself is set. */
  messageId?: string;
  status: 'published' | 'unpublished';
  /** Version of the forum or post. Fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Publishes or unpublishes a forum, or one of its posts. */
export const setForumStatus = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['setForumStatus'] satisfies [MutationName],
    mutationFn: ({ forumId, messageId, status, version }: SetForumStatus) =>
      dataOf(
        product.POST('/set-forum-status', {
          params: { header: version === undefined ? {} : { 'If-Match': `"${version}"` } },
          body: { forum_id: forumId, status, ...(messageId !== undefined && { message_id: messageId }) },
        }),
      ),
  });

export interface MarkForumSeen {
  forumId: string;
  /** The last post the user has read. */
  messageId: string;
}

/** Removes unread marks up to a post. Safe to repeat. */
export const markForumSeen = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['markForumSeen'] satisfies [MutationName],
    mutationFn: ({ forumId, messageId }: MarkForumSeen) =>
      dataOf(product.POST('/forum-mark-seen', { body: { forum_id: forumId, message_id: messageId } })),
    retry: shouldRetry,
    retryDelay,
  });
