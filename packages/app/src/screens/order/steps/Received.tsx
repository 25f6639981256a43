import { confirmRentReturnReceived, confirmReturnReceived, type ReturnCondition } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { confirmRentReturnReceivedBody as bounds } from '@smart-art/openapi/constraints';
import { compare, type Money, moneyFrom, subtract, unitsOf } from '@smart-art/openapi/rules';
import { formatDate } from '@smart-art/ui/date-time';
import { useForm } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { MoneyField } from '@smart-art/ui/money-field';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { conditionMessages } from '../../../orders/condition.messages.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { FormPhotographs } from '../../../uploads/FormPhotographs.tsx';
import { depositChoices, depositFormMessages, depositHelp, stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

type Deposit = keyof typeof depositChoices;

interface Values {
  condition: ReturnCondition | '';
  condition_note: string;
  deposit: Deposit | '';
  deposit_kept: Money | null;
  photographs: readonly File[];
}

const conditions = Object.keys(conditionMessages) as ReturnCondition[];
const deposits = Object.keys(depositChoices) as Deposit[];

/** The typed amount; null while it is incomplete. */
const wholeOf = (typed: Money | null): Money | null => typed && moneyFrom(unitsOf(typed), typed.currency);

/**
 * Records the condition of a returned work, and what happens to its deposit (000 section 4; 001 section 4). Keeping any
 * of it requires a reason, a photograph and a confirmation. The same form ends an expired rental.
 */
export function Received(props: StepFormProps) {
  const { order, step } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const isRent = order.kind === 'rent';
  const { deposit } = order.amounts;
  const hasDeposit = isRent && unitsOf(deposit) > 0n;
  const money = ({ amount, currency }: Money) => formatMoney(amount, currency, intl.locale);
  /** The part of the deposit to keep, while the confirmation is open. */
  const [confirming, setConfirming] = useState<Money>();
  const form = useForm<Values>({
    /* Without a deposit, the contract requires `refunded`. */
    initial: {
      condition: '',
      condition_note: '',
      deposit: hasDeposit ? '' : 'refunded',
      deposit_kept: null,
      photographs: [],
    },
    constraints: {
      condition: bounds.condition,
      condition_note: bounds.condition_note,
      deposit: { required: true },
    },
    messages: {
      condition: { required: intl.formatMessage(messages.conditionMissing) },
      deposit: { required: intl.formatMessage(messages.depositMissing) },
    },
    validate: ({ condition, condition_note, deposit: choice, deposit_kept, photographs }) => {
      const isKept = choice === 'part' || choice === 'forfeited_to_seller';
      const needsNote = (condition !== '' && condition !== 'as_sent') || isKept;
      const kept = wholeOf(deposit_kept);
      const sum =
        choice !== 'part'
          ? undefined
          : !kept || unitsOf(kept) <= 0n
            ? intl.formatMessage(messages.depositKeptMissing)
            : compare(kept, deposit) >= 0
              ? intl.formatMessage(depositFormMessages.range, { amount: money(deposit) })
              : undefined;
      return {
        ...(needsNote &&
          !condition_note.trim() && { condition_note: intl.formatMessage(messages.conditionNoteMissing) }),
        ...(sum && { deposit_kept: sum }),
        ...(isKept && photographs.length === 0 && { photographs: intl.formatMessage(messages.photographMissing) }),
      };
    },
  });
  const draft = useFormDraft(form, `order-${step}-${order.id}`, { files: ['photographs'] });
  const { take, failure } = useTaking(props, { draft });
  const upload = createUpload(clients.connection);
  const { mutateAsync: receive } = useMutation(confirmReturnReceived(upload));
  const { mutateAsync: receiveRent } = useMutation(confirmRentReturnReceived(upload));
  const keptOf = (values: Values): Money | null =>
    values.deposit === 'part'
      ? wholeOf(values.deposit_kept)
      : values.deposit === 'forfeited_to_seller'
        ? deposit
        : null;
  const send = async (values: Values) => {
    const { condition, condition_note, deposit: choice, photographs } = values;
    if (!condition || !choice) return;
    const conditionNote = condition_note.trim();
    const input = { orderId: order.id, condition, ...(conditionNote && { conditionNote }) };
    const files = photographs.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const kept = choice === 'part' ? keptOf(values) : null;
    const decided = {
      deposit: choice === 'part' ? ('forfeited_to_seller' as const) : choice,
      ...(kept && { depositKept: kept.amount }),
    };
    await take(form, { ...input, ...decided, files }, (controls) =>
      isRent
        ? receiveRent({ ...input, ...decided, photographs, ...controls })
        : receive({ ...input, photographs, ...controls }),
    );
  };
  const submit = (values: Values) => {
    const kept = keptOf(values);
    return kept ? setConfirming(kept) : send(values);
  };
  const endedAt = step === 'end_rent' ? order.rent?.lease_ends_at : null;
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages[step])}
    >
      {endedAt && (
        <Text>
          {intl.formatMessage(depositFormMessages.rentOver, {
            buyer: order.buyer.name,
            date: formatDate(new Date(endedAt), intl),
          })}
        </Text>
      )}
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
          label={intl.formatMessage(depositFormMessages.question, { amount: money(deposit) })}
          options={deposits.map((value) => ({
            value,
            label: intl.formatMessage(depositChoices[value]),
            description: intl.formatMessage(depositHelp[value]),
          }))}
          {...form.field('deposit')}
        />
      )}
      {hasDeposit && form.values.deposit === 'part' && (
        <MoneyField
          currencies={[deposit.currency]}
          label={intl.formatMessage(messages.depositKept)}
          {...form.field('deposit_kept')}
        />
      )}
      {confirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.keepConfirm)}
            onConfirm={async () => {
              await form.submit(send);
            }}
            onOpenChange={() => setConfirming(undefined)}
            open
            title={intl.formatMessage(depositFormMessages.keepTitle, { amount: money(confirming) })}
            tone="danger"
          >
            {intl.formatMessage(depositFormMessages.keepHelp, {
              buyer: order.buyer.name,
              back: money(subtract(deposit, confirming)),
            })}
          </ConfirmDialog>
        </Suspense>
      )}
    </StepForm>
  );
}
