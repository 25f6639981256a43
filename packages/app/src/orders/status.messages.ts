import type { OrderStatus } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The ten statuses of 000 section 4. The keys are the API's names. */
export const orderStatusMessages = defineMessages({
  'Purchase Request': {
    id: 'order.purchaseRequest',
    defaultMessage: 'Purchase request',
    description: 'Status of an order: the buyer has asked, the seller has to answer',
  },
  'Payment Requested': {
    id: 'order.paymentRequested',
    defaultMessage: 'Payment requested',
    description: 'Status of an order: the buyer has to pay',
  },
  Payment: {
    id: 'order.payment',
    defaultMessage: 'Payment made',
    description: 'Status of an order: the buyer has paid, the seller has to confirm',
  },
  'Order Confirmed': {
    id: 'order.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Status of an order: it is paid and has to be shipped',
  },
  Shipped: { id: 'order.shipped', defaultMessage: 'Shipped', description: 'Status of an order: it is on its way' },
  Delivered: {
    id: 'order.delivered',
    defaultMessage: 'Delivered',
    description: 'Status of an order: the buyer has it',
  },
  'Return Request': {
    id: 'order.returnRequest',
    defaultMessage: 'Return request',
    description: 'Status of an order: the buyer wants to give it back',
  },
  Rejected: {
    id: 'order.rejected',
    defaultMessage: 'Rejected',
    description: 'Status of an order: the seller did not take it',
  },
  'Order Cancelled': {
    id: 'order.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of an order: it was called off',
  },
  Closed: { id: 'order.closed', defaultMessage: 'Closed', description: 'Status of an order: nothing is left to do' },
} satisfies Record<OrderStatus, MessageDescriptor>);
