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
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';

type Page = Awaited<ReturnType<Exclude<ReturnType<typeof listForumMessages>['queryFn'], symbol | undefined>>>;

/** Where every page of every thread is held, whatever it is narrowed to. */
const threads = { queryKey: ['forum', 'messages'] };

/** What may be done with a post where it stands. */
export function usePost(post: ForumMessage) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useMutation(reactToForumMessage(clients.product));
  const { mutateAsync: set, isPending: isDeciding } = useMutation(setForumStatus(clients.product));
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: ['forum'] });

  const held = () =>
    queryClient
      .getQueriesData<Page>(threads)
      .flatMap(([, page]) => page?.forumMessagesList ?? [])
      .find(({ id }) => id === post.id) ?? post;
  /** The answer in its place: a press must not fetch a long thread anew. */
  const adopt = (changed: ForumMessage) =>
    queryClient.setQueriesData<Page>(
      threads,
      (page) =>
        page && {
          ...page,
          forumMessagesList: page.forumMessagesList.map((each) => (each.id === changed.id ? changed : each)),
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
