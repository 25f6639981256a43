import {
  cancelExhibitionSubscription,
  type ExhibitionDetails,
  type ExhibitionSubscription,
  getExhibition,
} from '@smart-art/api-client/queries';
import { cancelExhibitionSubscriptionBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useStep } from '../../steps/use-step.ts';
import { pageMessages as messages, peopleMessages } from './page.messages.ts';

export interface GiveUpFormProps {
  exhibition: ExhibitionDetails;
  subscription: ExhibitionSubscription;
  onDone: () => void;
}

/** Withdraws an application or a place, or asks the operator to if the fee is paid (001 section 4). */
export function GiveUpForm({ exhibition, subscription, onDone }: GiveUpFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const { id, payment_status: payment } = subscription;
  const form = useForm({
    initial: { reason: '' },
    constraints: { reason: bounds.reason },
    messages: { reason: { required: intl.formatMessage(peopleMessages.reasonMissing) } },
  });
  const draft = useFormDraft(form, `exhibition-leave-${id}`);
  const { take, failure } = useStep({
    of: subscription,
    queryKey: getExhibition(clients.product, exhibition.id).queryKey,
    isAnswered: false,
    step: 'give-up',
    onDone,
    draft,
  });
  const { mutateAsync: cancel } = useMutation(cancelExhibitionSubscription(clients.product));
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={({ reason }) => take(form, reason, ({ version }) => cancel({ id, reason: reason.trim(), version }))}
      submit={intl.formatMessage(messages.giveUpNow)}
    >
      <Text>{intl.formatMessage(payment === 'paid' ? messages.paidMeaning : messages.freeMeaning)}</Text>
      <TextArea
        label={intl.formatMessage(messages.reason)}
        maxLength={bounds.reason.maxLength}
        rows={3}
        {...form.field('reason')}
      />
    </StepForm>
  );
}
