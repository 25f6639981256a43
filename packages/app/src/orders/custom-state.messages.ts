import type { processes } from '@smart-art/openapi/processes';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type CustomOrderState = (typeof processes)['custom']['states'][number];

/** Status of a custom order (001 section 4): its stages; once paid, the status of its pieces. */
export const customStateMessages = defineMessages({
  placed: { id: 'order.custom.placed', defaultMessage: 'Placed', description: 'Custom order status' },
  auction_applied: {
    id: 'order.custom.applied',
    defaultMessage: 'Auction applied',
    description: 'Custom order status: artist has applied, buyer decides',
  },
  artist_accepted: {
    id: 'order.custom.accepted',
    defaultMessage: 'Artist accepted',
    description: 'Custom order status: payment requested',
  },
  paying: { id: 'order.custom.paying', defaultMessage: 'Transfer reported', description: 'Custom order status' },
  confirmed: { id: 'order.custom.confirmed', defaultMessage: 'Paid', description: 'Custom order status' },
  in_progress: { id: 'order.custom.inProgress', defaultMessage: 'In progress', description: 'Custom order status' },
  completed: { id: 'order.custom.completed', defaultMessage: 'Completed', description: 'Custom order status' },
  shipped: { id: 'order.custom.shipped', defaultMessage: 'Shipped', description: 'Custom order status' },
  delivered: { id: 'order.custom.delivered', defaultMessage: 'Delivered', description: 'Custom order status' },
  closed: { id: 'order.custom.closed', defaultMessage: 'Closed', description: 'Custom order status' },
  artist_not_accepted: {
    id: 'order.custom.notAccepted',
    defaultMessage: 'Artist not accepted',
    description: 'Custom order status: declined or another artist chosen',
  },
  cancelled: { id: 'order.custom.cancelled', defaultMessage: 'Cancelled', description: 'Custom order status' },
} satisfies Record<CustomOrderState, MessageDescriptor>);
