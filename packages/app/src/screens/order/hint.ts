import type { OrderDetails } from '@smart-art/api-client/queries';
import { formatExact } from '@smart-art/ui/date-time';
import type { IntlShape } from 'react-intl';
import { dueOf } from '../../orders/order-due.ts';
import { hintMessages } from './waiting.messages.ts';

/** What happens next of itself or by others, with its deadline to the minute; undefined where nothing does. */
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
  const isHouse = order.refunds.some(({ status, by }) => status === 'due' && by === 'house');
  return isHouse ? intl.formatMessage(hintMessages.houseRefund, { buyer }) : undefined;
}
