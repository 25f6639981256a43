import { confirmRentReturnReceived, confirmReturnReceived, type ReturnCondition } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { confirmRentReturnReceivedBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { conditionMessages, depositMessages } from '../../../orders/condition.messages.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { FormPhotographs } from '../../../uploads/FormPhotographs.tsx';
import { depositHelp, stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

type Deposit = keyof typeof depositMessages;

interface Values {
  condition: ReturnCondition | '';
  condition_note: string;
  deposit: Deposit | '';
  photographs: readonly File[];
}

const conditions = Object.keys(conditionMessages) as ReturnCondition[];
const deposits = Object.keys(depositMessages) as Deposit[];

/** In which condition a work came back, and to whom its deposit goes (000 section 4; 001 section 4). */
export function Received(props: StepFormProps) {
  const { order, step } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const isRent = order.kind === 'rent';
  const hasDeposit = isRent && Number(order.amounts.deposit.amount) > 0;
  const form = useForm<Values>({
    /* Where there is no deposit the contract asks for `refunded`. */
    initial: { condition: '', condition_note: '', deposit: hasDeposit ? '' : 'refunded', photographs: [] },
    constraints: { condition: bounds.condition, condition_note: bounds.condition_note, deposit: bounds.deposit },
    messages: {
      condition: { required: intl.formatMessage(messages.conditionMissing) },
      deposit: { required: intl.formatMessage(messages.depositMissing) },
    },
    validate: ({ condition, condition_note, deposit }) => {
      const asksForWords = (condition !== '' && condition !== 'as_sent') || deposit === 'forfeited_to_seller';
      return asksForWords && !condition_note.trim()
        ? { condition_note: intl.formatMessage(messages.conditionNoteMissing) }
        : undefined;
    },
  });
  const draft = useFormDraft(form, `order-${step}-${order.id}`, { files: ['photographs'] });
  const { take, failure } = useTaking(props, { draft });
  const upload = createUpload(clients.connection);
  const { mutateAsync: receive } = useMutation(confirmReturnReceived(upload));
  const { mutateAsync: receiveRent } = useMutation(confirmRentReturnReceived(upload));
  const submit = async ({ condition, condition_note, deposit, photographs }: Values) => {
    if (!condition || !deposit) return;
    const conditionNote = condition_note.trim();
    const said = { orderId: order.id, condition, ...(conditionNote && { conditionNote }) };
    const files = photographs.map(({ name, size, lastModified }) => [name, size, lastModified]);
    await take(form, { ...said, deposit, files }, (controls) =>
      isRent
        ? receiveRent({ ...said, deposit, photographs, ...controls })
        : receive({ ...said, photographs, ...controls }),
    );
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages[step])}
    >
      <RadioGroup
        label={intl.formatMessage(messages.condition)}
        options={conditions.map((value) => ({ value, label: intl.formatMessage(conditionMessages[value]) }))}
        {...form.field('condition')}
      />
      <TextArea
        description={intl.formatMessage(messages.conditionNoteHelp)}
        label={intl.formatMessage(messages.conditionNote)}
        {...form.field('condition_note')}
      />
      <FormPhotographs
        bounds={bounds.photographs}
        description={intl.formatMessage(messages.photographsHelp)}
        label={intl.formatMessage(messages.photographs)}
        pending={form.pending}
        {...form.field('photographs')}
      />
      {hasDeposit && (
        <RadioGroup
          label={intl.formatMessage(messages.deposit)}
          options={deposits.map((value) => ({
            value,
            label: intl.formatMessage(depositMessages[value]),
            description: intl.formatMessage(depositHelp[value]),
          }))}
          {...form.field('deposit')}
        />
      )}
    </StepForm>
  );
}
