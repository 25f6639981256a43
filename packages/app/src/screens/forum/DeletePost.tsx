import { ApiError } from '@smart-art/api-client';
import { deleteForumMessage, type ForumMessage } from '@smart-art/api-client/queries';
import { ConfirmDialog } from '@smart-art/ui/dialog';
import { Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { postMessages as messages } from './post.messages.ts';

/** Confirms deleting the seller's own post; this cannot be undone. */
export function DeletePost({ post, onClose }: { post: ForumMessage; onClose: () => void }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(deleteForumMessage(clients.product));
  const remove = async () => {
    try {
      const { message } = await mutateAsync({ id: post.id });
      toast.success(message);
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'not-found'))
        throw new Error(failureMessage(intl, error), { cause: error });
      /* Already deleted: the goal is reached. */
      void queryClient.invalidateQueries({ queryKey: ['forum'] });
    }
  };
  return (
    <ConfirmDialog
      confirmLabel={intl.formatMessage(messages.deleteConfirm)}
      onConfirm={remove}
      onOpenChange={onClose}
      open
      title={intl.formatMessage(messages.deleteTitle)}
      tone="danger"
    >
      <Text>{intl.formatMessage(messages.deleteHelp)}</Text>
    </ConfirmDialog>
  );
}
