import { confirmBankPayment } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { confirmBankPaymentBody } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { Text } from '@smart-art/ui/text';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

const { reference_number } = confirmBankPaymentBody;

/** Confirms that the transfer reported by the buyer has arrived (000 section 4; 001 section 9). */
export function ConfirmTransfer(props: StepFormProps) {
  const { order } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm({
    initial: { reference_number: order.payment_reference ?? '' },
    constraints: { reference_number },
  });
  const draft = useFormDraft(form, `order-transfer-${order.id}`);
  const { take, failure } = useTaking(props, { draft });
  const { mutateAsync: confirm } = useMutation(confirmBankPayment(createUpload(clients.connection)));
  const submit = async (values: { reference_number: string }) => {
    const referenceNumber = values.reference_number.trim();
    const input = {
      orderId: order.id,
      purpose: 'payment',
      received: true,
      ...(referenceNumber && { referenceNumber }),
    } as const;
    await take(form, input, (controls) => confirm({ ...input, ...controls }));
  };
  const { amount, currency } = order.amounts.total;
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages.confirm_bank_payment)}
    >
      <Text>
        {intl.formatMessage(messages.transferReported, {
          buyer: order.buyer.name,
          total: formatMoney(amount, currency, intl.locale),
        })}
      </Text>
      <TextField
        description={intl.formatMessage(messages.referenceHelp)}
        label={intl.formatMessage(messages.reference)}
        {...form.field('reference_number')}
      />
    </StepForm>
  );
}
