import { ApiError } from '@smart-art/api-client';
import {
  createIntent,
  type ForumMessage,
  type listForumMessages,
  reactToForumMessage,
  setForumStatus,
} from '@smart-art/api-client/queries';
import type { Opinion } from '@smart-art/ui/like-dislike';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';

type Page = Awaited<ReturnType<Exclude<ReturnType<typeof listForumMessages>['queryFn'], symbol | undefined>>>;

/** Query key prefix of all pages of all threads, whatever the filter. */
const threads = { queryKey: ['forum', 'messages'] };

/** Actions on a post within its thread. */
export function usePost(post: ForumMessage) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useMutation(reactToForumMessage(clients.product));
  const { mutateAsync: set, isPending: isDeciding } = useMutation(setForumStatus(clients.product));
  const refetch = () => void queryClient.invalidateQueries({ queryKey: ['forum'] });

  const cached = () =>
    queryClient
      .getQueriesData<Page>(threads)
      .flatMap(([, page]) => page?.forumMessagesList ?? [])
      .find(({ id }) => id === post.id) ?? post;
  /** Writes the response into the cached pages, so that one click does not refetch a long thread. */
  const adopt = (changed: ForumMessage) =>
    queryClient.setQueriesData<Page>(
      threads,
      (page) =>
        page && {
          ...page,
          forumMessagesList: page.forumMessagesList.map((each) => (each.id === changed.id ? changed : each)),
        },
    );

  /** In the contract, sending the same reaction again removes it. */
  const judge = async (opinion: Opinion) => {
    const { own_reaction: before } = cached();
    const reaction = opinion ?? before;
    if (opinion === before || reaction === null) return;
    try {
      const { data } = await send({ messageId: post.id, reaction, idempotencyKey: createIntent()(reaction) });
      adopt(data);
    } catch (error) {
      /* The post may be gone. */
      if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'conflict')) refetch();
      throw error;
    }
  };

  const decide = async (status: 'published' | 'unpublished') => {
    try {
      const { forum_id: forumId, id: messageId, version } = post;
      const { message } = await set({ forumId, messageId, status, version });
      toast.success(message);
    } catch (error) {
      toast.warning(failureMessage(intl, error));
      refetch();
    }
  };
  return { judge, decide, isDeciding };
}
