import { ApiError } from '@smart-art/api-client';
import { createForum } from '@smart-art/api-client/queries';
import { createForumBody } from '@smart-art/openapi/constraints';
import { Button } from '@smart-art/ui/button';
import { Dialog, type DialogProps } from '@smart-art/ui/dialog';
import { Form, useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useIntent } from '../../drafts/use-intent.ts';
import { forumPath } from '../../forum/paths.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import { NotTaken } from '../../steps/NotTaken.tsx';
import { forumsMessages as messages, missingMessages } from './forums.messages.ts';

export type NewForumProps = Pick<DialogProps, 'open' | 'onOpenChange'>;

const nothing = { title: '', description: '' };

/** Creates a forum (000 section 7: store) and opens it. Closing the dialog keeps the draft. */
export function NewForum({ open, onOpenChange }: NewForumProps) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const { clients } = useServices();
  const form = useForm({ initial: nothing, constraints: createForumBody, messages: whenEmpty(intl, missingMessages) });
  const draft = useFormDraft(form, 'new-forum');
  const intent = useIntent('new-forum');
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: create } = useMutation(createForum(clients.product));

  const submit = async (values: typeof nothing) => {
    setFailure(undefined);
    const body = { title: values.title.trim(), description: values.description.trim() || null };
    try {
      const { data, message } = await create({ body, idempotencyKey: intent.keyOf(body) });
      await draft.saved();
      intent.done();
      form.reset(nothing);
      toast.success(message);
      await navigate(forumPath(data));
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{intl.formatMessage(messages.cancel)}</Button>
          <Button emphasis="primary" form={id} pending={form.pending} type="submit">
            {intl.formatMessage(messages.open)}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={intl.formatMessage(messages.open)}
    >
      <Form aria-label={intl.formatMessage(messages.open)} form={form} id={id} onSubmit={submit}>
        <Stack gap={5}>
          <DraftNotice draft={draft} />
          <NotTaken failure={failure} />
          <Muted>{intl.formatMessage(messages.meaning)}</Muted>
          <TextField
            label={intl.formatMessage(messages.newTitle)}
            maxLength={createForumBody.title.maxLength}
            {...form.field('title')}
            required
          />
          <TextArea
            label={intl.formatMessage(messages.newDescription)}
            maxLength={createForumBody.description.maxLength}
            rows={4}
            {...form.field('description')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
