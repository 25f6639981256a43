import type { OrderDetails } from '@smart-art/api-client/queries';
import { formatExact } from '@smart-art/ui/date-time';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { dueOf } from '../../orders/order-due.ts';
import { hintMessages, waitingMessages, waitingReturnMessages } from './waiting.messages.ts';

const returns: Partial<Record<NonNullable<OrderDetails['return_status']>, MessageDescriptor>> = waitingReturnMessages;

/** The text for an order that does not wait for the seller; for a return, its progress. */
export const waitingOf = ({
  status,
  return_status: returned,
}: Pick<OrderDetails, 'status' | 'return_status'>): MessageDescriptor =>
  (status === 'Return Request' && returned && returns[returned]) || waitingMessages[status];

/** What happens next automatically or through others, with its exact deadline; undefined if nothing does. */
export function hintOf(intl: IntlShape, order: OrderDetails): string | undefined {
  const buyer = order.buyer.name;
  const due = dueOf(order);
  if (due) {
    const message = hintMessages[due.kind];
    return intl.formatMessage(message, { buyer, date: formatExact(new Date(due.at), intl) });
  }
  if (order.status === 'Shipped') return intl.formatMessage(hintMessages.shipped, { buyer });
  if (order.status === 'Delivered' && order.rent?.lease_status === 'expired')
    return intl.formatMessage(hintMessages.leaseOver, { buyer });
  if (order.status === 'Return Request' && order.return_status === 'accepted')
    return intl.formatMessage(hintMessages.comingBack, { buyer });
  const isOperatorRefund = order.refunds.some(({ status, by }) => status === 'due' && by === 'house');
  return isOperatorRefund ? intl.formatMessage(hintMessages.houseRefund, { buyer }) : undefined;
}
