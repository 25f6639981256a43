import type { OrderDetails } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type ReturnStatus = NonNullable<OrderDetails['return_status']>;

/** Status of a return (001 section 4). */
export const returnStatusMessages = defineMessages({
  requested: { id: 'order.return.requested', defaultMessage: 'Return requested', description: 'Return status' },
  accepted: { id: 'order.return.accepted', defaultMessage: 'Return accepted', description: 'Return status' },
  rejected: { id: 'order.return.rejected', defaultMessage: 'Return rejected', description: 'Return status' },
  shipped: { id: 'order.return.shipped', defaultMessage: 'Sent back', description: 'Return status' },
  item_received: { id: 'order.return.received', defaultMessage: 'Received back', description: 'Return status' },
  refunded: { id: 'order.return.refunded', defaultMessage: 'Refunded', description: 'Return status' },
  deposit_refunded: {
    id: 'order.return.depositRefunded',
    defaultMessage: 'Deposit refunded',
    description: 'Return status',
  },
  deposit_forfeited: {
    id: 'order.return.depositForfeited',
    defaultMessage: 'Deposit forfeited',
    description: 'Return status',
  },
  settled: { id: 'order.return.settled', defaultMessage: 'Settled', description: 'Return status' },
} satisfies Record<ReturnStatus, MessageDescriptor>);
