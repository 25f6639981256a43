import {
  type ExhibitionDetails,
  getExhibition,
  type ListExhibitionUsersParams,
  messageExhibitionUsers,
} from '@smart-art/api-client/queries';
import { messageExhibitionUsersBody as bounds } from '@smart-art/openapi/constraints';
import { Dialog } from '@smart-art/ui/dialog';
import { useForm } from '@smart-art/ui/form';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useStep } from '../../steps/use-step.ts';
import { peopleMessages as messages } from './page.messages.ts';

export interface WriteToAllProps {
  exhibition: ExhibitionDetails;
  /** The recipients: the list's current filters. */
  params: ListExhibitionUsersParams;
  /** The number of recipients. */
  count: number;
  onClose: () => void;
}

/** Sends one message to everybody in the filtered list, on all pages. */
export function WriteToAll({ exhibition, params, count, onClose }: WriteToAllProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const { id } = exhibition;
  const missing = intl.formatMessage(messages.notWritten);
  const form = useForm({
    initial: { message: '' },
    constraints: { message: bounds.message },
    messages: { message: { required: missing, minLength: missing, pattern: missing } },
  });
  const draft = useFormDraft(form, `exhibition-message-${id}`);
  const { take, failure } = useStep({
    of: exhibition,
    queryKey: getExhibition(clients.product, id).queryKey,
    isAnswered: false,
    step: 'message',
    onDone: onClose,
    draft,
  });
  const { mutateAsync: write } = useMutation(messageExhibitionUsers(clients.product));
  const { role, status, search } = params;
  return (
    <Dialog onOpenChange={onClose} open title={intl.formatMessage(messages.write)}>
      <StepForm
        draft={draft}
        failure={failure}
        form={form}
        onSubmit={({ message }) => {
          const body = { role, message: message.trim(), ...(status && { status }), ...(search && { search }) };
          return take(form, body, ({ idempotencyKey }) => write({ id, body, idempotencyKey }));
        }}
        submit={intl.formatMessage(messages.send)}
      >
        <Text strong>{intl.formatMessage(messages.to, { count })}</Text>
        <Text>{intl.formatMessage(messages.writeHelp)}</Text>
        <TextArea
          label={intl.formatMessage(messages.message)}
          maxLength={bounds.message.maxLength}
          rows={5}
          {...form.field('message')}
        />
      </StepForm>
    </Dialog>
  );
}
