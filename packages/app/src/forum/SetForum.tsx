import { ApiError } from '@smart-art/api-client';
import { type Forum, setForumStatus } from '@smart-art/api-client/queries';
import { Button, type ButtonProps } from '@smart-art/ui/button';
import { Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { useServices } from '../services/services.ts';
import { forumStatusMessages as messages } from './status.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

interface Props extends Pick<ButtonProps, 'size'> {
  forum: Forum;
}

/**
 * Publishes the seller's own forum, or unpublishes it after a confirmation (001 section 4). Renders nothing for another
 * seller's forum, or one that the operator has unpublished.
 */
export function SetForum({ forum, size }: Props) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync, isPending } = useMutation(setForumStatus(clients.product));
  if (!forum.is_owner || forum.unpublished_by_house) return null;
  const { id, title, version } = forum;
  const isPublished = forum.status === 'published';

  const set = async (status: Forum['status']) => {
    try {
      const { message } = await mutateAsync({ forumId: id, status, version });
      toast.success(message);
    } catch (error) {
      /* The status was changed elsewhere: refetch. */
      if (error instanceof ApiError && (error.kind === 'stale' || error.kind === 'conflict'))
        void queryClient.invalidateQueries({ queryKey: ['forum'] });
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };
  const press = () =>
    isPublished ? setConfirming(true) : void set('published').catch((error: Error) => toast.warning(error.message));

  return (
    <>
      <Button
        aria-label={intl.formatMessage(isPublished ? messages.unpublishOne : messages.publishOne, { title })}
        onClick={(event) => {
          /* The button may be inside a clickable row. */
          event.stopPropagation();
          press();
        }}
        pending={isPending}
        size={size}
      >
        {intl.formatMessage(isPublished ? messages.unpublish : messages.publish)}
      </Button>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.unpublish)}
            onConfirm={() => set('unpublished')}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.unpublishOne, { title })}
          >
            <Text>{intl.formatMessage(messages.meaning)}</Text>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
