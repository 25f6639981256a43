import { type Forum, type ForumMessage, listForumMessages, markForumSeen } from '@smart-art/api-client/queries';
import type { EarlierMessages } from '@smart-art/ui/conversation';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services.ts';
import type { Narrowing } from './useNarrowing.ts';

/** Posts per request. */
const PAGE = 40;

/** The posts of a forum, oldest first: the newest page loads at once, earlier ones on demand. */
export function useThread(forum: Forum, { show, search, isNarrowed }: Narrowing) {
  const { clients } = useServices();
  const term = search.trim();
  const params = { forum_id: forum.id, ...(show && { status: show }), ...(term && { search: term }) };
  const key = JSON.stringify(params);
  /* Number of pages loaded from the newest; a changed query starts again at one. */
  const [depth, setDepth] = useState({ of: key, pages: 1 });
  const pages = depth.of === key ? depth.pages : 1;
  const pageQuery = (page: number) =>
    listForumMessages(clients.product, { ...params, sort: '-created_at', page, per_page: PAGE });
  const newest = useQuery(pageQuery(1));
  const others = useQueries({ queries: Array.from({ length: pages - 1 }, (_, at) => pageQuery(at + 2)) });
  const { isPlaceholderData } = newest;
  const total = newest.data?.total;
  /* A new post moves others to the next page; show each once. */
  const known = new Map<string, ForumMessage>();
  for (const { data } of [newest, ...others])
    for (const post of data?.forumMessagesList ?? []) known.set(post.id, post);
  const posts = [...known.values()].reverse();

  useRefreshPosts(forum);
  const isWhole = total !== undefined && !isNarrowed && !isPlaceholderData;
  /* The "unread" divider stays where it was on opening, although the posts are read now. */
  const [unreadFrom, setUnreadFrom] = useState<string | null>();
  if (isWhole && unreadFrom === undefined) setUnreadFrom(posts.find((post) => post.is_unread)?.id ?? null);
  useSeen(forum, isWhole ? posts : undefined);

  const last = others.at(-1);
  const isMissing = last !== undefined && !last.data;
  const hasMore = !isPlaceholderData && total !== undefined && total > PAGE * pages;
  const earlier: EarlierMessages | undefined =
    isMissing || hasMore
      ? {
          onShow: () => (isMissing ? void last.refetch() : setDepth({ of: key, pages: pages + 1 })),
          pending: isMissing && last.isFetching,
          failed: isMissing && !last.isFetching,
        }
      : undefined;
  return { newest, posts, total, earlier, unreadFrom: unreadFrom ?? undefined };
}

/** Refetches the posts when the forum's counts change. */
function useRefreshPosts(forum: Forum): void {
  const queryClient = useQueryClient();
  const state = [forum.message_count, forum.waiting_count, forum.last_message_at].join();
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void queryClient.invalidateQueries({ queryKey: ['forum', 'messages'] });
  }, [state, queryClient]);
}

/** Marks the shown posts as read. If that fails, it is retried when posts load again. */
function useSeen({ id: forumId, unread_count: unread }: Forum, posts: readonly ForumMessage[] | undefined): void {
  const { clients } = useServices();
  const { mutate } = useMutation(markForumSeen(clients.product));
  const marked = useRef<string>(undefined);
  const messageId = posts?.findLast(({ status }) => status === 'published')?.id;
  useEffect(() => {
    if (unread === 0 || messageId === undefined || messageId === marked.current) return;
    marked.current = messageId;
    mutate({ forumId, messageId });
  }, [forumId, messageId, unread, mutate]);
}
