import type { OrderStatus } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The ten statuses of 000 section 4. The keys are the API's names. */
export const orderStatusMessages = defineMessages({
  'Purchase Request': {
    id: 'order.purchaseRequest',
    defaultMessage: 'Purchase request',
    description: 'Order status: buyer has asked, seller must answer',
  },
  'Payment Requested': {
    id: 'order.paymentRequested',
    defaultMessage: 'Payment requested',
    description: 'Order status: buyer must pay',
  },
  Payment: {
    id: 'order.payment',
    defaultMessage: 'Payment made',
    description: 'Order status: buyer has paid, seller must confirm',
  },
  'Order Confirmed': {
    id: 'order.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Order status: paid, to be shipped',
  },
  Shipped: { id: 'order.shipped', defaultMessage: 'Shipped', description: 'Order status: in transit' },
  Delivered: {
    id: 'order.delivered',
    defaultMessage: 'Delivered',
    description: 'Order status: received by buyer',
  },
  'Return Request': {
    id: 'order.returnRequest',
    defaultMessage: 'Return request',
    description: 'Order status: buyer wants to return the work',
  },
  Rejected: {
    id: 'order.rejected',
    defaultMessage: 'Rejected',
    description: 'Order status: declined by the seller',
  },
  'Order Cancelled': {
    id: 'order.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Order status: cancelled',
  },
  Closed: { id: 'order.closed', defaultMessage: 'Closed', description: 'Order status: nothing left to do' },
} satisfies Record<OrderStatus, MessageDescriptor>);
