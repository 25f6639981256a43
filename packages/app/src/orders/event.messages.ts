import type { orderEvents } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { CustomOrderState } from './custom-state.messages.ts';

/** Events of an order, and the states of a custom order. */
export type OrderEvent = (typeof orderEvents)[number] | CustomOrderState;

/** Events of an order in its timeline, beside who did it. */
export const eventMessages = {
  ...defineMessages({
    requested: {
      id: 'orderEvent.requested',
      defaultMessage: 'Requested this work',
      description: 'Entry of an order’s timeline',
    },
    charges_set: {
      id: 'orderEvent.chargesSet',
      defaultMessage: 'Charges added',
      description: 'Entry of an order’s timeline',
    },
    event_discount_accepted: {
      id: 'orderEvent.discountAccepted',
      defaultMessage: 'Event discount accepted',
      description: 'Entry of an order’s timeline',
    },
    event_discount_rejected: {
      id: 'orderEvent.discountRejected',
      defaultMessage: 'Event discount declined',
      description: 'Entry of an order’s timeline',
    },
    payment_requested: {
      id: 'orderEvent.paymentRequested',
      defaultMessage: 'Payment requested',
      description: 'Entry of an order’s timeline',
    },
    paid: {
      id: 'orderEvent.paid',
      defaultMessage: 'Paid',
      description: 'Entry of an order’s timeline',
    },
    transfer_reported: {
      id: 'orderEvent.transferReported',
      defaultMessage: 'Bank transfer reported',
      description: 'Entry of an order’s timeline',
    },
    payment_confirmed: {
      id: 'orderEvent.paymentConfirmed',
      defaultMessage: 'Bank transfer confirmed',
      description: 'Entry of an order’s timeline',
    },
    payment_not_received: {
      id: 'orderEvent.notReceived',
      defaultMessage: 'Bank transfer not received; asked to pay again',
      description: 'Entry of an order’s timeline',
    },
    order_confirmed: {
      id: 'orderEvent.orderConfirmed',
      defaultMessage: 'Order confirmed',
      description: 'Entry of an order’s timeline',
    },
    condition_recorded: {
      id: 'orderEvent.conditionRecorded',
      defaultMessage: 'Condition recorded before it left',
      description: 'Entry of an order’s timeline: the seller took photographs of the work',
    },
    rejected: {
      id: 'orderEvent.rejected',
      defaultMessage: 'Request declined',
      description: 'Entry of an order’s timeline',
    },
    cancelled: {
      id: 'orderEvent.cancelled',
      defaultMessage: 'Order cancelled',
      description: 'Entry of an order’s timeline',
    },
    payment_lapsed: {
      id: 'orderEvent.lapsed',
      defaultMessage: 'Cancelled, payment not received in time',
      description: 'Entry of an order’s timeline',
    },
    shipped: {
      id: 'orderEvent.shipped',
      defaultMessage: 'Shipped',
      description: 'Entry of an order’s timeline',
    },
    shipment_corrected: {
      id: 'orderEvent.shipmentCorrected',
      defaultMessage: 'Shipment corrected',
      description: 'Entry of an order’s timeline',
    },
    delivered: {
      id: 'orderEvent.delivered',
      defaultMessage: 'Delivered',
      description: 'Entry of an order’s timeline',
    },
    renewal_on: {
      id: 'orderEvent.renewalOn',
      defaultMessage: 'Renewal turned on',
      description: 'Entry of an order’s timeline',
    },
    renewal_off: {
      id: 'orderEvent.renewalOff',
      defaultMessage: 'Renewal turned off',
      description: 'Entry of an order’s timeline',
    },
    renewed: {
      id: 'orderEvent.renewed',
      defaultMessage: 'Rental renewed',
      description: 'Entry of an order’s timeline',
    },
    lease_expired: {
      id: 'orderEvent.leaseExpired',
      defaultMessage: 'Rental ended',
      description: 'Entry of an order’s timeline',
    },
    return_requested: {
      id: 'orderEvent.returnRequested',
      defaultMessage: 'Return requested',
      description: 'Entry of an order’s timeline',
    },
    return_accepted: {
      id: 'orderEvent.returnAccepted',
      defaultMessage: 'Return accepted',
      description: 'Entry of an order’s timeline',
    },
    return_rejected: {
      id: 'orderEvent.returnRejected',
      defaultMessage: 'Return declined',
      description: 'Entry of an order’s timeline',
    },
    return_shipped: {
      id: 'orderEvent.returnShipped',
      defaultMessage: 'Sent back',
      description: 'Entry of an order’s timeline',
    },
    return_received: {
      id: 'orderEvent.returnReceived',
      defaultMessage: 'Received back',
      description: 'Entry of an order’s timeline',
    },
    placed: {
      id: 'orderEvent.placed',
      defaultMessage: 'Custom order placed',
      description: 'Entry of a custom order’s timeline',
    },
    auction_applied: {
      id: 'orderEvent.auctionApplied',
      defaultMessage: 'Sent an offer',
      description: 'Entry of a custom order’s timeline',
    },
    artist_accepted: {
      id: 'orderEvent.artistAccepted',
      defaultMessage: 'Artist accepted, payment requested',
      description: 'Entry of a custom order’s timeline',
    },
    artist_not_accepted: {
      id: 'orderEvent.artistNotAccepted',
      defaultMessage: 'Artist not accepted',
      description: 'Entry of a custom order’s timeline',
    },
    paying: {
      id: 'orderEvent.paying',
      defaultMessage: 'Bank transfer reported',
      description: 'Entry of a custom order’s timeline',
    },
    confirmed: {
      id: 'orderEvent.customPaid',
      defaultMessage: 'Paid, work can start',
      description: 'Entry of a custom order’s timeline',
    },
    in_progress: {
      id: 'orderEvent.inProgress',
      defaultMessage: 'Work in progress',
      description: 'Entry of a custom order’s timeline',
    },
    completed: {
      id: 'orderEvent.completed',
      defaultMessage: 'All pieces completed',
      description: 'Entry of a custom order’s timeline',
    },
    closed: {
      id: 'orderEvent.closed',
      defaultMessage: 'Order closed',
      description: 'Entry of an order’s timeline',
    },
  }),
  refunded: defineMessage<{ amount: string }>({
    id: 'orderEvent.refunded',
    defaultMessage: '{amount} refunded',
    description: 'Entry of an order’s timeline',
  }),
} satisfies Record<OrderEvent, MessageDescriptor>;

/** For an event of a newer backend. */
export const otherEvent = defineMessage({
  id: 'orderEvent.other',
  defaultMessage: 'Changed',
  description: 'Entry of an order’s timeline, where no better word is known',
});

export const eventNotes = {
  shipped: defineMessage<{ courier: string; tracking: string }>({
    id: 'orderEvent.withCourier',
    defaultMessage: '{courier}, tracking number {tracking}',
    description: 'Below “Shipped” in a timeline',
  }),
  until: defineMessage<{ date: string }>({
    id: 'orderEvent.until',
    defaultMessage: 'By {date}',
    description: 'Below “Payment requested” in a timeline: until when it must have come',
  }),
};

/** Who did it, if there is no name. */
export const actorMessages = defineMessages({
  seller: { id: 'orderEvent.seller', defaultMessage: 'Seller', description: 'Who did something' },
  buyer: { id: 'orderEvent.buyer', defaultMessage: 'Buyer', description: 'Who did something' },
  super_admin: { id: 'orderEvent.house', defaultMessage: 'Smart Art', description: 'Who did something: the house' },
  system: { id: 'orderEvent.system', defaultMessage: 'Automatically', description: 'Who did something: nobody' },
});
