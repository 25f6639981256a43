import type { OrderDetails } from '@smart-art/api-client/queries';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { orderMessages as messages } from './order.messages.ts';

type Order = Pick<OrderDetails, 'status' | 'return' | 'return_status'>;

/** The buyer's reason for a return, while it awaits an answer. The request's attachments are in the timeline. */
export function returnReason({ status, return: returned, return_status }: Order): string | null {
  return status === 'Return Request' && return_status === 'requested' ? returned?.reason || null : null;
}

/** The buyer's own words, where the seller decides on them. */
export function ReturnReason({ order }: { order: OrderDetails }) {
  const intl = useIntl();
  const reason = returnReason(order);
  if (!reason) return null;
  return (
    <Stack gap={1}>
      <Muted>{intl.formatMessage(messages.buyerSays, { buyer: order.buyer.name })}</Muted>
      <Text>{intl.formatMessage(messages.quoted, { words: reason })}</Text>
    </Stack>
  );
}
