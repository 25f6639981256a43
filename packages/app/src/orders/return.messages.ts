import type { OrderDetails } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type ReturnStatus = NonNullable<OrderDetails['return_status']>;

/** Status of a return (001 section 4). */
export const returnStatusMessages = defineMessages({
  requested: { id: 'order.return.requested', defaultMessage: 'Return requested', description: 'State of a return' },
  accepted: { id: 'order.return.accepted', defaultMessage: 'Return accepted', description: 'State of a return' },
  rejected: { id: 'order.return.rejected', defaultMessage: 'Return rejected', description: 'State of a return' },
  shipped: { id: 'order.return.shipped', defaultMessage: 'Sent back', description: 'State of a return' },
  item_received: { id: 'order.return.received', defaultMessage: 'Received back', description: 'State of a return' },
  refunded: { id: 'order.return.refunded', defaultMessage: 'Refunded', description: 'State of a return' },
  deposit_refunded: {
    id: 'order.return.depositRefunded',
    defaultMessage: 'Deposit refunded',
    description: 'State of a return',
  },
  deposit_forfeited: {
    id: 'order.return.depositForfeited',
    defaultMessage: 'Deposit forfeited',
    description: 'State of a return',
  },
  settled: { id: 'order.return.settled', defaultMessage: 'Settled', description: 'State of a return' },
} satisfies Record<ReturnStatus, MessageDescriptor>);
