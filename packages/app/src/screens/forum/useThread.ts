import { type Forum, type ForumMessage, forumThread, markForumSeen } from '@smart-art/api-client/queries';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../services/services.ts';
import type { Narrowing } from './useNarrowing.ts';

/** The posts of a forum, the oldest first: the newest come at once, earlier ones on demand. */
export function useThread(forum: Forum, { show, search, isNarrowed }: Narrowing) {
  const { clients } = useServices();
  const words = search.trim();
  const options = forumThread(clients.product, {
    forum_id: forum.id,
    ...(show && { status: show }),
    ...(words && { search: words }),
  });
  const thread = useInfiniteQuery(options);
  const { data, isPlaceholderData } = thread;
  const posts = useMemo(() => {
    /* A post that came meanwhile has pushed others on to the next page. */
    const known = new Map<string, ForumMessage>();
    for (const page of data?.pages ?? []) for (const post of page.forumMessagesList) known.set(post.id, post);
    return [...known.values()].reverse();
  }, [data]);
  useNews(forum, options.queryKey);

  const isWhole = data !== undefined && !isNarrowed && !isPlaceholderData;
  /* Where reading begins stays where it was on opening, though it is read now. */
  const [unreadFrom, setUnreadFrom] = useState<string | null>();
  if (isWhole && unreadFrom === undefined) setUnreadFrom(posts.find((post) => post.is_unread)?.id ?? null);
  useSeen(forum, isWhole ? posts : undefined);

  return {
    thread,
    posts,
    total: data?.pages[0]?.total,
    queryKey: options.queryKey,
    unreadFrom: unreadFrom ?? undefined,
  };
}

/** Asks for the posts again when the forum says that there are others. */
function useNews(forum: Forum, queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const state = [forum.message_count, forum.waiting_count, forum.last_message_at].join();
  const known = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the forum is another, whatever is shown of it
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void queryClient.invalidateQueries({ queryKey });
  }, [state]);
}

/** Takes the unread marks away of what is shown. It is tried again with the next posts where that fails. */
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
