import type { CancelledOrder } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Reasons an order was cancelled or rejected (001 section 4). */
export const causeMessages = defineMessages({
  rejected: {
    id: 'order.cause.rejected',
    defaultMessage: 'Declined by you',
    description: 'Reason an order ended',
  },
  by_seller: {
    id: 'order.cause.seller',
    defaultMessage: 'Cancelled by you',
    description: 'Reason an order ended',
  },
  by_buyer: {
    id: 'order.cause.buyer',
    defaultMessage: 'Cancelled by the buyer',
    description: 'Reason an order ended',
  },
  by_super_admin: {
    id: 'order.cause.house',
    defaultMessage: 'Cancelled by Smart Art',
    description: 'Reason an order ended',
  },
  payment_lapsed: {
    id: 'order.cause.lapsed',
    defaultMessage: 'Not paid in time',
    description: 'Reason an order ended',
  },
} satisfies Record<CancelledOrder['cause'], MessageDescriptor>);
