import { confirmBankPayment } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { confirmBankPaymentBody as bounds } from '@smart-art/openapi/constraints';
import { FileField } from '@smart-art/ui/file-field';
import { useForm } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { Muted, Text } from '@smart-art/ui/text';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

interface Values {
  reference_number: string;
  payment_receipt: File | null;
}

/** Records a refund by bank: "Reference number and payment receipt required for bank refunds" (001 section 5). */
export function Refund(props: StepFormProps) {
  const { order } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: { reference_number: '', payment_receipt: null },
    constraints: { reference_number: { ...bounds.reference_number, required: true } },
    messages: { reference_number: { required: intl.formatMessage(messages.referenceMissing) } },
    validate: ({ payment_receipt }) =>
      payment_receipt ? undefined : { payment_receipt: intl.formatMessage(messages.receiptMissing) },
  });
  const draft = useFormDraft(form, `order-refund-${order.id}`, { files: ['payment_receipt'] });
  const { take, failure } = useTaking(props, { draft });
  const { mutateAsync: record } = useMutation(confirmBankPayment(createUpload(clients.connection)));
  const submit = async ({ reference_number, payment_receipt: receipt }: Values) => {
    if (!receipt) return;
    const input = { orderId: order.id, purpose: 'refund', referenceNumber: reference_number.trim() } as const;
    const { name, size, lastModified } = receipt;
    await take(form, { ...input, name, size, lastModified }, (controls) => record({ ...input, receipt, ...controls }));
  };
  const due = order.refunds.find(({ status }) => status === 'due');
  const { value: chosen, onChange: choose, ...file } = form.field('payment_receipt');
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages.record_refund)}
    >
      {due && (
        <Text>
          {intl.formatMessage(messages.refundDue, {
            amount: formatMoney(due.amount.amount, due.amount.currency, intl.locale),
            buyer: order.buyer.name,
          })}
        </Text>
      )}
      <Muted>{intl.formatMessage(messages.refundProof)}</Muted>
      <TextField
        autoComplete="off"
        label={intl.formatMessage(messages.reference)}
        spellCheck={false}
        {...form.field('reference_number')}
        required
      />
      <FileField
        accept={bounds.payment_receipt.contentTypes}
        items={chosen ? [{ id: 'receipt', name: chosen.name, size: chosen.size, status: 'done' }] : []}
        label={intl.formatMessage(messages.receipt)}
        onAdd={([added]) => added && choose(added)}
        onRemove={() => choose(null)}
        onReplace={(_, added) => choose(added)}
        underBytes={bounds.payment_receipt.underBytes}
        {...file}
        required
      />
    </StepForm>
  );
}
