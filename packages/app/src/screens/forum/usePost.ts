import { ApiError } from '@smart-art/api-client';
import {
  createIntent,
  type ForumMessage,
  type forumThread,
  reactToForumMessage,
  setForumStatus,
} from '@smart-art/api-client/queries';
import type { Opinion } from '@smart-art/ui/like-dislike';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';

export type ThreadKey = ReturnType<typeof forumThread>['queryKey'];

/** What may be done with a post where it stands. @param queryKey of the thread that shows it */
export function usePost(post: ForumMessage, queryKey: ThreadKey) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useMutation(reactToForumMessage(clients.product));
  const { mutateAsync: set, isPending: isDeciding } = useMutation(setForumStatus(clients.product));
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: ['forum'] });

  const held = () =>
    queryClient
      .getQueryData(queryKey)
      ?.pages.flatMap(({ forumMessagesList }) => forumMessagesList)
      .find(({ id }) => id === post.id) ?? post;
  /** The answer in its place: a press must not fetch a long thread anew. */
  const adopt = (changed: ForumMessage) =>
    queryClient.setQueryData(
      queryKey,
      (thread) =>
        thread && {
          ...thread,
          pages: thread.pages.map((page) => ({
            ...page,
            forumMessagesList: page.forumMessagesList.map((each) => (each.id === changed.id ? changed : each)),
          })),
        },
    );

  /** The contract takes an opinion back where it is sent again. */
  const judge = async (opinion: Opinion) => {
    const { own_reaction: before } = held();
    const reaction = opinion ?? before;
    if (opinion === before || reaction === null) return;
    try {
      const { data } = await send({ messageId: post.id, reaction, idempotencyKey: createIntent()(reaction) });
      adopt(data);
    } catch (error) {
      /* It may not be there any more. */
      if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'conflict')) askAgain();
      throw error;
    }
  };

  const decide = async (status: 'published' | 'unpublished') => {
    try {
      const { forum_id: forumId, id: messageId, version } = post;
      const { message } = await set({ forumId, messageId, status, version });
      toast.success(message);
    } catch (error) {
      toast.warning(failureWords(intl, error));
      askAgain();
    }
  };
  return { judge, decide, isDeciding };
}
