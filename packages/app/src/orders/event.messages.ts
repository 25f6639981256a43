import type { orderEvents } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { CustomOrderState } from './custom-state.messages.ts';

/** Events of an order, and the statuses of a custom order. */
export type OrderEvent = (typeof orderEvents)[number] | CustomOrderState;

/** Entries of an order's timeline, shown with the actor. */
export const eventMessages = {
  ...defineMessages({
    requested: {
      id: 'orderEvent.requested',
      defaultMessage: 'Requested this work',
      description: 'Order timeline entry',
    },
    charges_set: {
      id: 'orderEvent.chargesSet',
      defaultMessage: 'Charges added',
      description: 'Order timeline entry',
    },
    event_discount_accepted: {
      id: 'orderEvent.discountAccepted',
      defaultMessage: 'Event discount accepted',
      description: 'Order timeline entry',
    },
    event_discount_rejected: {
      id: 'orderEvent.discountRejected',
      defaultMessage: 'Event discount declined',
      description: 'Order timeline entry',
    },
    payment_requested: {
      id: 'orderEvent.paymentRequested',
      defaultMessage: 'Payment requested',
      description: 'Order timeline entry',
    },
    paid: {
      id: 'orderEvent.paid',
      defaultMessage: 'Paid',
      description: 'Order timeline entry',
    },
    transfer_reported: {
      id: 'orderEvent.transferReported',
      defaultMessage: 'Bank transfer reported',
      description: 'Order timeline entry',
    },
    payment_confirmed: {
      id: 'orderEvent.paymentConfirmed',
      defaultMessage: 'Bank transfer confirmed',
      description: 'Order timeline entry',
    },
    payment_not_received: {
      id: 'orderEvent.notReceived',
      defaultMessage: 'Bank transfer not received; asked to pay again',
      description: 'Order timeline entry',
    },
    order_confirmed: {
      id: 'orderEvent.orderConfirmed',
      defaultMessage: 'Order confirmed',
      description: 'Order timeline entry',
    },
    condition_recorded: {
      id: 'orderEvent.conditionRecorded',
      defaultMessage: 'Condition recorded before it left',
      description: 'Order timeline entry: the seller took photos of the work',
    },
    rejected: {
      id: 'orderEvent.rejected',
      defaultMessage: 'Request declined',
      description: 'Order timeline entry',
    },
    cancelled: {
      id: 'orderEvent.cancelled',
      defaultMessage: 'Order cancelled',
      description: 'Order timeline entry',
    },
    payment_lapsed: {
      id: 'orderEvent.lapsed',
      defaultMessage: 'Cancelled, payment not received in time',
      description: 'Order timeline entry',
    },
    shipped: {
      id: 'orderEvent.shipped',
      defaultMessage: 'Shipped',
      description: 'Order timeline entry',
    },
    shipment_corrected: {
      id: 'orderEvent.shipmentCorrected',
      defaultMessage: 'Shipment corrected',
      description: 'Order timeline entry',
    },
    delivered: {
      id: 'orderEvent.delivered',
      defaultMessage: 'Delivered',
      description: 'Order timeline entry',
    },
    renewal_on: {
      id: 'orderEvent.renewalOn',
      defaultMessage: 'Renewal turned on',
      description: 'Order timeline entry',
    },
    renewal_off: {
      id: 'orderEvent.renewalOff',
      defaultMessage: 'Renewal turned off',
      description: 'Order timeline entry',
    },
    renewed: {
      id: 'orderEvent.renewed',
      defaultMessage: 'Rental renewed',
      description: 'Order timeline entry',
    },
    lease_expired: {
      id: 'orderEvent.leaseExpired',
      defaultMessage: 'Rental ended',
      description: 'Order timeline entry',
    },
    return_requested: {
      id: 'orderEvent.returnRequested',
      defaultMessage: 'Return requested',
      description: 'Order timeline entry',
    },
    return_accepted: {
      id: 'orderEvent.returnAccepted',
      defaultMessage: 'Return accepted',
      description: 'Order timeline entry',
    },
    return_rejected: {
      id: 'orderEvent.returnRejected',
      defaultMessage: 'Return declined',
      description: 'Order timeline entry',
    },
    return_shipped: {
      id: 'orderEvent.returnShipped',
      defaultMessage: 'Sent back',
      description: 'Order timeline entry',
    },
    return_received: {
      id: 'orderEvent.returnReceived',
      defaultMessage: 'Received back',
      description: 'Order timeline entry',
    },
    placed: {
      id: 'orderEvent.placed',
      defaultMessage: 'Custom order placed',
      description: 'Custom order timeline entry',
    },
    auction_applied: {
      id: 'orderEvent.auctionApplied',
      defaultMessage: 'Sent an offer',
      description: 'Custom order timeline entry',
    },
    artist_accepted: {
      id: 'orderEvent.artistAccepted',
      defaultMessage: 'Artist accepted, payment requested',
      description: 'Custom order timeline entry',
    },
    artist_not_accepted: {
      id: 'orderEvent.artistNotAccepted',
      defaultMessage: 'Artist not accepted',
      description: 'Custom order timeline entry',
    },
    paying: {
      id: 'orderEvent.paying',
      defaultMessage: 'Bank transfer reported',
      description: 'Custom order timeline entry',
    },
    confirmed: {
      id: 'orderEvent.customPaid',
      defaultMessage: 'Paid, work can start',
      description: 'Custom order timeline entry',
    },
    in_progress: {
      id: 'orderEvent.inProgress',
      defaultMessage: 'Work in progress',
      description: 'Custom order timeline entry',
    },
    completed: {
      id: 'orderEvent.completed',
      defaultMessage: 'All pieces completed',
      description: 'Custom order timeline entry',
    },
    closed: {
      id: 'orderEvent.closed',
      defaultMessage: 'Order closed',
      description: 'Order timeline entry',
    },
  }),
  refunded: defineMessage<{ amount: string }>({
    id: 'orderEvent.refunded',
    defaultMessage: '{amount} refunded',
    description: 'Order timeline entry',
  }),
} satisfies Record<OrderEvent, MessageDescriptor>;

/** Fallback for unknown events, for example from a newer backend. */
export const otherEvent = defineMessage({
  id: 'orderEvent.other',
  defaultMessage: 'Changed',
  description: 'Order timeline entry: fallback for unknown events',
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
    description: 'Below “Payment requested” in a timeline: payment deadline',
  }),
};

/** Actors without a name. */
export const actorMessages = defineMessages({
  seller: { id: 'orderEvent.seller', defaultMessage: 'Seller', description: 'Timeline actor' },
  buyer: { id: 'orderEvent.buyer', defaultMessage: 'Buyer', description: 'Timeline actor' },
  super_admin: { id: 'orderEvent.house', defaultMessage: 'Smart Art', description: 'Timeline actor: operator' },
  system: { id: 'orderEvent.system', defaultMessage: 'Automatically', description: 'Timeline actor: system' },
});
