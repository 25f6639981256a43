import type { OrderStatus } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Headings of orders that need no action of the seller. */
export const waitingMessages = defineMessages({
  'Purchase Request': {
    id: 'orderPage.waiting.request',
    defaultMessage: 'Purchase request',
    description: 'Heading: status of an order',
  },
  'Payment Requested': {
    id: 'orderPage.waiting.payment',
    defaultMessage: 'Waiting for payment',
    description: 'Heading: status of an order',
  },
  Payment: {
    id: 'orderPage.waiting.paid',
    defaultMessage: 'Payment made',
    description: 'Heading: status of an order',
  },
  'Order Confirmed': {
    id: 'orderPage.waiting.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Heading: status of an order',
  },
  Shipped: {
    id: 'orderPage.waiting.shipped',
    defaultMessage: 'On its way',
    description: 'Heading: status of an order',
  },
  Delivered: {
    id: 'orderPage.waiting.delivered',
    defaultMessage: 'Delivered',
    description: 'Heading: status of an order',
  },
  'Return Request': {
    id: 'orderPage.waiting.return',
    defaultMessage: 'Return requested',
    description: 'Heading: status of an order whose buyer requested a return',
  },
  Rejected: {
    id: 'orderPage.waiting.rejected',
    defaultMessage: 'Rejected',
    description: 'Heading: status of an order',
  },
  'Order Cancelled': {
    id: 'orderPage.waiting.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Heading: status of an order',
  },
  Closed: {
    id: 'orderPage.waiting.closed',
    defaultMessage: 'Closed',
    description: 'Heading: status of an order',
  },
} satisfies Record<OrderStatus, MessageDescriptor>);

/** The same for returned works. */
export const waitingReturnMessages = defineMessages({
  accepted: {
    id: 'orderPage.waiting.returnAccepted',
    defaultMessage: 'Waiting for the buyer to send it back',
    description: 'Heading: status of an order whose return was accepted',
  },
  shipped: {
    id: 'orderPage.waiting.returnShipped',
    defaultMessage: 'On its way back',
    description: 'Heading: status of an order whose work is being returned',
  },
  item_received: {
    id: 'orderPage.waiting.returnReceived',
    defaultMessage: 'Back with you: the refund is next',
    description: 'Heading: status of an order whose work was returned and whose refund is due',
  },
});

/** The next steps in the timeline. */
export const aheadMessages = {
  ...defineMessages({
    inTenDays: {
      id: 'orderPage.inTenDays',
      defaultMessage: 'Within 10 days',
      description: 'Note below the upcoming timeline entry “Payment”',
    },
  }),
  returnable: defineMessage<{ days: number }>({
    id: 'orderPage.returnable',
    defaultMessage: 'Returns accepted for {days, plural, one {# day} other {# days}}',
    description: 'Note below the upcoming timeline entry “Closed”',
  }),
  yourTurnTo: defineMessage<{ step: string }>({
    id: 'orderPage.yourTurnTo',
    defaultMessage: 'Next step: {step}',
    description: 'Current timeline entry: next action of the seller',
  }),
};

/** Hints about what happens next without the seller. */
export const hintMessages = {
  payment: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.payment',
    defaultMessage: '{buyer} has until {date} to pay. After that the order is cancelled automatically.',
    description: 'Text below the status: what happens next',
  }),
  confirmation: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.confirmation',
    defaultMessage: 'Confirm {buyer}’s transfer by {date}, or the order is cancelled automatically.',
    description: 'Text below the status: what happens next',
  }),
  shipped: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.shipped',
    defaultMessage: '{buyer} confirms when it arrives.',
    description: 'Text below the status: what happens next',
  }),
  return: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.return',
    defaultMessage: '{buyer} can ask to return it until {date}. After that the order closes automatically.',
    description: 'Text below the status: what happens next',
  }),
  lease: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.lease',
    defaultMessage: '{buyer} has the work until {date}.',
    description: 'Text below the status: what happens next',
  }),
  leaseOver: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.leaseOver',
    defaultMessage: 'The rent is over. Confirm it here once {buyer} has brought the work back.',
    description: 'Text below the status: what happens next',
  }),
  houseRefund: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.houseRefund',
    defaultMessage: 'Smart Art refunds {buyer}. The order then closes automatically.',
    description: 'Text below the status: what happens next',
  }),
  comingBack: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.comingBack',
    defaultMessage: '{buyer} is sending the work back. Confirm here when you have it.',
    description: 'Text below the status of an order whose return was accepted',
  }),
};
