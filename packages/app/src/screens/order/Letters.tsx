import { getCustomOrder, getOrder, type OrderDetails, sendOrderMessage } from '@smart-art/api-client/queries';
import { sendOrderMessageBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useServices } from '../../services/services.ts';
import { ME, Talk } from '../../steps/Talk.tsx';
import { useStep } from '../../steps/use-step.ts';
import { letterMessages as messages } from './letter.messages.ts';

interface LettersProps {
  order: OrderDetails;
  /** The form for writing a message. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Messages between the seller and the buyer of an order. Either may write at any time. */
export function Letters({ order, ref }: LettersProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const { id: order_id, buyer, kind } = order;
  const form = useForm({ initial: { message: '' }, constraints: { message: bounds.message } });
  const draft = useFormDraft(form, `order-message-${order_id}`);
  const { queryKey } =
    kind === 'custom' ? getCustomOrder(clients.product, order_id) : getOrder(clients.product, order_id);
  const { take, failure } = useStep({
    of: order,
    queryKey,
    isAnswered: false,
    step: 'write_to_buyer',
    onDone: () => form.reset({ message: '' }),
    draft,
  });
  const { mutateAsync: write } = useMutation(sendOrderMessage(clients.product));
  const send = (message: string) =>
    form.submit(() => {
      const body = { order_id, message };
      return take(form, { body, after: order.messages.at(-1)?.id }, ({ idempotencyKey }) =>
        write({ body, idempotencyKey }),
      );
    });
  return (
    <Talk
      empty={intl.formatMessage(messages.empty, { buyer: buyer.name })}
      failure={failure}
      form={form}
      label={intl.formatMessage(messages.write, { buyer: buyer.name })}
      maxLength={bounds.message.maxLength}
      messages={order.messages.map(({ id, at, from, message }) => ({
        id,
        at,
        author: from === 'seller' ? { id: ME, name: '' } : { id: buyer.id, name: buyer.name },
        text: message,
      }))}
      name="message"
      offer={undefined}
      onSend={send}
      ref={ref}
      title={intl.formatMessage(messages.title)}
    />
  );
}
