import {
  type CrowdfundingRequest,
  cancelCrowdfundingRequest,
  getCrowdfundingRequest,
} from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { useForm } from '@smart-art/ui/form';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { reasonText } from '../../orders/reason-text.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useStep } from '../../steps/use-step.ts';
import { orderMessages } from '../order/order.messages.ts';
import { cancelMessages as messages } from './request.messages.ts';

const Dialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).Dialog }));

/** The contract's maximum length. */
const LONGEST_REASON = 500;

interface Props {
  request: CrowdfundingRequest;
  onDone: () => void;
}

function CancelForm({ request, onDone }: Props) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm({
    initial: { reason: '' },
    constraints: { reason: { type: 'string', required: false, nullable: true, maxLength: LONGEST_REASON } },
  });
  const draft = useFormDraft(form, `crowdfunding-cancel-${request.id}`);
  const { queryKey } = getCrowdfundingRequest(clients.product, request.id);
  const { take, failure } = useStep({ of: request, queryKey, isAnswered: false, step: 'cancel', onDone, draft });
  const { mutateAsync: cancel } = useMutation(cancelCrowdfundingRequest(clients.product));
  const submit = async (values: { reason: string }) => {
    const reason = values.reason.trim();
    await take(form, reason, ({ version }) => cancel({ id: request.id, version, ...(reason && { reason }) }));
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(messages.cancel)}
    >
      <Text>{intl.formatMessage(messages.meaning)}</Text>
      <TextArea
        label={intl.formatMessage(messages.reason)}
        maxLength={LONGEST_REASON}
        rows={3}
        {...form.field('reason')}
      />
    </StepForm>
  );
}

/** Cancels a request while nobody has contributed (000 section 4), or says why that is no longer possible. */
export function CancelRequest({ request }: Pick<Props, 'request'>) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const offer = request.available_actions.find(({ action }) => action === 'cancel');
  const name = intl.formatMessage(messages.cancel);
  if (!offer) return null;
  if (!offer.available) {
    /* The page already shows that it has ended. */
    if (!offer.reason || offer.reason.code === 'wrong_status') return null;
    return (
      <InlineMessage tone="info">
        {intl.formatMessage(orderMessages.notNow, { step: name, reason: reasonText(intl, offer.reason) })}
      </InlineMessage>
    );
  }
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)}>
        {intl.formatMessage(orderMessages.opens, { step: name })}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onOpenChange={setOpen} open title={name}>
            <CancelForm onDone={() => setOpen(false)} request={request} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
