import {
  type CrowdfundingRequest,
  getCrowdfundingRequest,
  sendCrowdfundingMessage,
} from '@smart-art/api-client/queries';
import { sendCrowdfundingMessageBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { Select } from '@smart-art/ui/select';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useServices } from '../../services/services.ts';
import { ME, Talk } from '../../steps/Talk.tsx';
import { useStep } from '../../steps/use-step.ts';
import { writingMessages as messages } from './request.messages.ts';

/** Sent instead of a supporter's id to address all of them. */
const EVERYBODY = 'all';

/** Messages between the seller and the supporters; a message goes to one supporter or to all. */
export function Messages({ request }: { request: CrowdfundingRequest }) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm({
    initial: { message: '', to: EVERYBODY },
    constraints: { message: bounds.message },
  });
  const draft = useFormDraft(form, `crowdfunding-message-${request.id}`);
  const { queryKey } = getCrowdfundingRequest(clients.product, request.id);
  const { take, failure } = useStep({
    of: request,
    queryKey,
    isAnswered: false,
    step: 'write_to_supporters',
    onDone: () => form.reset({ ...form.store.snapshot().values, message: '' }),
    draft,
  });
  const { mutateAsync: write } = useMutation(sendCrowdfundingMessage(clients.product));
  const people = new Map(request.contributions.map(({ supporter }) => [supporter.id, supporter.name]));
  const send = (message: string) =>
    form.submit(({ to }) => {
      const body = { crowd_funding_id: request.id, message, supporter_id: to === EVERYBODY ? null : to };
      return take(form, { body, after: request.messages.at(-1)?.id }, ({ idempotencyKey }) =>
        write({ body, idempotencyKey }),
      );
    });
  return (
    <Talk
      empty={intl.formatMessage(messages.empty)}
      failure={failure}
      form={form}
      label={intl.formatMessage(messages.write)}
      maxLength={bounds.message.maxLength}
      messages={request.messages.map(({ id, at, from, supporter, message }) => ({
        id,
        at,
        author: { id: from === 'seller' ? ME : (supporter?.id ?? ''), name: supporter?.name ?? '' },
        text: message,
      }))}
      name="message"
      offer={request.available_actions.find(({ action }) => action === 'write_to_supporters')}
      onSend={send}
      title={intl.formatMessage(messages.title)}
    >
      {people.size > 1 && (
        <Select
          label={intl.formatMessage(messages.to)}
          options={[
            { value: EVERYBODY, label: intl.formatMessage(messages.everybody) },
            ...[...people].map(([value, label]) => ({ value, label })),
          ]}
          {...form.field('to')}
          required
        />
      )}
    </Talk>
  );
}
