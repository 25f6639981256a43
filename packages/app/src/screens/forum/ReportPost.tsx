import { ApiError } from '@smart-art/api-client';
import { type ForumMessage, type ForumReportReason, reportForumMessage } from '@smart-art/api-client/queries';
import { reportForumMessageBody as bounds } from '@smart-art/openapi/constraints';
import { Button } from '@smart-art/ui/button';
import { Dialog } from '@smart-art/ui/dialog';
import { Form, useForm } from '@smart-art/ui/form';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { NotTaken } from '../../steps/NotTaken.tsx';
import { postMessages as messages, reasonMessages } from './post.messages.ts';

interface Values {
  reason: ForumReportReason | '';
}

/** Reports a post to the forum's owner, with a reason. */
export function ReportPost({ post, onClose }: { post: ForumMessage; onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: { reason: '' },
    constraints: { reason: bounds.reason },
    messages: { reason: { required: intl.formatMessage(messages.reasonMissing) } },
  });
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: report } = useMutation(reportForumMessage(clients.product));
  const submit = async ({ reason }: Values) => {
    setFailure(undefined);
    if (reason === '') return;
    try {
      const { message } = await report({ messageId: post.id, reason });
      toast.success(message);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button emphasis="primary" form={id} pending={form.pending} type="submit">
            {intl.formatMessage(messages.send)}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      title={intl.formatMessage(messages.reportTitle)}
    >
      <Form aria-label={intl.formatMessage(messages.reportTitle)} form={form} id={id} onSubmit={submit}>
        <Stack gap={5}>
          <NotTaken failure={failure} />
          <Muted>{intl.formatMessage(messages.reportHelp)}</Muted>
          <RadioGroup
            label={intl.formatMessage(messages.reason)}
            options={bounds.reason.enum.map((value) => ({
              value,
              label: intl.formatMessage(reasonMessages[value]),
            }))}
            {...form.field('reason')}
            required
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
