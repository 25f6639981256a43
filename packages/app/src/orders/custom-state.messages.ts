import type { processes } from '@smart-art/openapi/processes';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type CustomOrderState = (typeof processes)['custom']['states'][number];

/** State of a custom order (001 section 4): its stages; once paid, the state of its pieces. */
export const customStateMessages = defineMessages({
  placed: { id: 'order.custom.placed', defaultMessage: 'Placed', description: 'State of a custom order' },
  auction_applied: {
    id: 'order.custom.applied',
    defaultMessage: 'Auction applied',
    description: 'State of a custom order: the artist has applied, the buyer chooses',
  },
  artist_accepted: {
    id: 'order.custom.accepted',
    defaultMessage: 'Artist accepted',
    description: 'State of a custom order: the payment is asked for',
  },
  paying: { id: 'order.custom.paying', defaultMessage: 'Transfer reported', description: 'State of a custom order' },
  confirmed: { id: 'order.custom.confirmed', defaultMessage: 'Paid', description: 'State of a custom order' },
  in_progress: { id: 'order.custom.inProgress', defaultMessage: 'In progress', description: 'State of a custom order' },
  completed: { id: 'order.custom.completed', defaultMessage: 'Completed', description: 'State of a custom order' },
  shipped: { id: 'order.custom.shipped', defaultMessage: 'Shipped', description: 'State of a custom order' },
  delivered: { id: 'order.custom.delivered', defaultMessage: 'Delivered', description: 'State of a custom order' },
  closed: { id: 'order.custom.closed', defaultMessage: 'Closed', description: 'State of a custom order' },
  artist_not_accepted: {
    id: 'order.custom.notAccepted',
    defaultMessage: 'Artist not accepted',
    description: 'State of a custom order: declined, or another artist was chosen',
  },
  cancelled: { id: 'order.custom.cancelled', defaultMessage: 'Cancelled', description: 'State of a custom order' },
} satisfies Record<CustomOrderState, MessageDescriptor>);
