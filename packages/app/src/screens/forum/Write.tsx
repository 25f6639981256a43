import { ApiError } from '@smart-art/api-client';
import { type Forum, postForumMessage } from '@smart-art/api-client/queries';
import { postForumMessageBody as bounds } from '@smart-art/openapi/constraints';
import { Composer } from '@smart-art/ui/conversation';
import { useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useIntent } from '../../drafts/use-intent.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { threadMessages as messages } from './thread.messages.ts';

/** Writes a post. The draft is saved until it is sent; repeated presses send the same text once. */
export function Write({ forum }: { forum: Forum }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const form = useForm({ initial: { message: '' }, constraints: { message: bounds.message } });
  const draft = useFormDraft(form, `forum-post-${forum.id}`);
  const intent = useIntent(`forum-post-${forum.id}`);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: post } = useMutation(postForumMessage(clients.product));

  const send = (message: string) =>
    form.submit(async () => {
      setFailure(undefined);
      try {
        const idempotencyKey = intent.keyOf({ message });
        const { message: notice } = await post({ forumId: forum.id, message, idempotencyKey });
        await draft.saved();
        intent.done();
        form.reset({ message: '' });
        toast.success(notice);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.errors) form.setErrors(error.errors);
        else setFailure(error);
        /* The post's forum may have been unpublished in the meantime. */
        if (error.kind === 'conflict') void queryClient.invalidateQueries({ queryKey: ['forum'] });
      }
    });
  const isOpen = forum.status === 'published';
  return (
    <Stack gap={2}>
      <Composer
        disabledReason={isOpen ? undefined : intl.formatMessage(messages.closed)}
        error={form.errors.message?.join(' ') ?? (failure === undefined ? undefined : failureMessage(intl, failure))}
        label={intl.formatMessage(messages.write)}
        maxLength={bounds.message.maxLength}
        onChange={(text) => form.set('message', text)}
        onSend={(text) => void send(text)}
        pending={form.pending}
        value={form.values.message}
      />
      {isOpen && !forum.is_owner && <Muted>{intl.formatMessage(messages.writeHelp)}</Muted>}
    </Stack>
  );
}
