import {
  answerEventDiscount,
  answerRentReturnRequest,
  answerReturnRequest,
  changeOrderStatus,
  confirmBankPayment,
  getCustomOrder,
  type OrderDetails,
  updateArtPieceStatus,
} from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { changeOrderStatusBody } from '@smart-art/openapi/constraints';
import { percentOf } from '@smart-art/openapi/rules';
import { useForm } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import type { OrderStep } from '../../../orders/steps.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import type { Controls } from '../../../steps/use-step.ts';
import { answerMessages, stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

/** Steps that answer the buyer, with or without a reason. */
export type AnswerStep = Extract<OrderStep, keyof typeof reasons>;

/** Whether a reason is given to the buyer: declining requires one (docs/processes.md). */
const reasons = {
  apply_for_auction: 'none',
  accept: 'none',
  decline: 'needed',
  accept_event_discount: 'none',
  reject_event_discount: 'welcome',
  reject_order: 'needed',
  confirm_order: 'none',
  refuse_bank_payment: 'welcome',
  cancel_order: 'needed',
  accept_return: 'none',
  reject_return: 'needed',
  accept_rent_return: 'none',
  reject_rent_return: 'needed',
} as const satisfies Partial<Record<OrderStep, 'none' | 'welcome' | 'needed'>>;

/** Accepts or declines the buyer's request, with a reason. */
export function Answer(props: StepFormProps & { step: AnswerStep }) {
  const { order, step } = props;
  const intl = useIntl();
  const reason = reasons[step];
  const form = useForm({
    initial: { reason: '' },
    constraints: { reason: { ...changeOrderStatusBody.reason, required: reason === 'needed' } },
    messages: { reason: { required: intl.formatMessage(messages.reasonMissing) } },
  });
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    formatMoney(amount, currency, intl.locale);
  const discount = percentOf(order.amounts.price, order.event_discount_percent);
  const draft = useFormDraft(form, `order-${step}-${order.id}`);
  const { take, failure } = useTaking(props, { draft });
  const send = useSending(order, step);
  const submit = async (values: { reason: string }) => {
    const text = values.reason.trim() || undefined;
    await take(form, text, (controls) => send(text, controls));
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages[step])}
    >
      <Text>
        {intl.formatMessage(answerMessages[step], {
          buyer: order.buyer.name,
          amount: money(discount),
          total: money(order.amounts.total),
        })}
      </Text>
      {reason !== 'none' && (
        <TextArea
          description={intl.formatMessage(messages.reasonHelp)}
          label={intl.formatMessage(messages.reason)}
          {...form.field('reason')}
        />
      )}
    </StepForm>
  );
}

function useSending({ id: order_id }: OrderDetails, step: AnswerStep) {
  const { clients } = useServices();
  const { mutateAsync: status } = useMutation(changeOrderStatus(clients.product));
  const { mutateAsync: discount } = useMutation(answerEventDiscount(clients.product));
  const { mutateAsync: returned } = useMutation(answerReturnRequest(clients.product));
  const { mutateAsync: broughtBack } = useMutation(answerRentReturnRequest(clients.product));
  const { mutateAsync: offer } = useMutation(updateArtPieceStatus(clients.product));
  const queryClient = useQueryClient();
  /* A custom order is answered through one of its pieces, with the offer for all of them. */
  const answerMade = (
    status: 'auction_applied' | 'artist_accepted' | 'artist_not_accepted',
    note: string | null,
    { idempotencyKey }: Controls,
  ) => {
    const { queryKey } = getCustomOrder(clients.product, order_id);
    const piece = queryClient.getQueryData(queryKey)?.art_pieces[0];
    if (!piece) throw new Error(`the custom order ${order_id} has no piece`);
    return offer({ body: { art_piece_id: piece.id, status, note }, idempotencyKey, version: piece.version });
  };
  const { mutateAsync: transfer } = useMutation(confirmBankPayment(createUpload(clients.connection)));
  return (text: string | undefined, controls: Controls) => {
    const reason = text === undefined ? {} : { reason: text };
    switch (step) {
      case 'apply_for_auction':
        return answerMade('auction_applied', null, controls);
      case 'accept':
        return answerMade('artist_accepted', null, controls);
      case 'decline':
        return answerMade('artist_not_accepted', text ?? null, controls);
      case 'accept_event_discount':
        return discount({ body: { order_id, action: 'accept' }, ...controls });
      case 'reject_event_discount':
        return discount({ body: { order_id, action: 'reject', ...reason }, ...controls });
      case 'reject_order':
        return status({ body: { order_id, status: 'Rejected', ...reason }, ...controls });
      case 'confirm_order':
        return status({ body: { order_id, status: 'Order Confirmed' }, ...controls });
      case 'cancel_order':
        return status({ body: { order_id, status: 'Order Cancelled', ...reason }, ...controls });
      case 'refuse_bank_payment':
        return transfer({ orderId: order_id, purpose: 'payment', received: false, ...reason, ...controls });
      case 'accept_return':
        return returned({ body: { order_id, action: 'accept' }, ...controls });
      case 'reject_return':
        return returned({ body: { order_id, action: 'reject', ...reason }, ...controls });
      case 'accept_rent_return':
        return broughtBack({ body: { order_id, action: 'accept' }, ...controls });
      case 'reject_rent_return':
        return broughtBack({ body: { order_id, action: 'reject', ...reason }, ...controls });
    }
  };
}
