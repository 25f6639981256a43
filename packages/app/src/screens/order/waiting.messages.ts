import type { OrderStatus } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Titles of orders that do not wait for the seller. */
export const waitingMessages = defineMessages({
  'Purchase Request': {
    id: 'orderPage.waiting.request',
    defaultMessage: 'Purchase request',
    description: 'Title: what an order waits for',
  },
  'Payment Requested': {
    id: 'orderPage.waiting.payment',
    defaultMessage: 'Waiting for payment',
    description: 'Title: what an order waits for',
  },
  Payment: {
    id: 'orderPage.waiting.paid',
    defaultMessage: 'Payment made',
    description: 'Title: what an order waits for',
  },
  'Order Confirmed': {
    id: 'orderPage.waiting.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Title: what an order waits for',
  },
  Shipped: {
    id: 'orderPage.waiting.shipped',
    defaultMessage: 'On its way',
    description: 'Title: what an order waits for',
  },
  Delivered: {
    id: 'orderPage.waiting.delivered',
    defaultMessage: 'Delivered',
    description: 'Title: what an order waits for',
  },
  'Return Request': {
    id: 'orderPage.waiting.return',
    defaultMessage: 'Return requested',
    description: 'Title: what an order waits for, of which the buyer wants to send the work back',
  },
  Rejected: {
    id: 'orderPage.waiting.rejected',
    defaultMessage: 'Rejected',
    description: 'Title: the state of an order',
  },
  'Order Cancelled': {
    id: 'orderPage.waiting.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Title: the state of an order',
  },
  Closed: {
    id: 'orderPage.waiting.closed',
    defaultMessage: 'Closed',
    description: 'Title: the state of an order',
  },
} satisfies Record<OrderStatus, MessageDescriptor>);

/** The same for returned works. */
export const waitingReturnMessages = defineMessages({
  accepted: {
    id: 'orderPage.waiting.returnAccepted',
    defaultMessage: 'Waiting for the buyer to send it back',
    description: 'Title: what an order waits for, whose return is accepted',
  },
  shipped: {
    id: 'orderPage.waiting.returnShipped',
    defaultMessage: 'On its way back',
    description: 'Title: what an order waits for, of which the work is sent back',
  },
  item_received: {
    id: 'orderPage.waiting.returnReceived',
    defaultMessage: 'Back with you: the refund is next',
    description: 'Title: what an order waits for, of which the work came back and money is due to the buyer',
  },
});

/** The next steps in the timeline. */
export const aheadMessages = {
  ...defineMessages({
    inTenDays: {
      id: 'orderPage.inTenDays',
      defaultMessage: 'Within 10 days',
      description: 'Below “Payment” among what comes next',
    },
  }),
  returnable: defineMessage<{ days: number }>({
    id: 'orderPage.returnable',
    defaultMessage: 'Returns accepted for {days, plural, one {# day} other {# days}}',
    description: 'Below “Closed” among what comes next',
  }),
  yourTurnTo: defineMessage<{ step: string }>({
    id: 'orderPage.yourTurnTo',
    defaultMessage: 'Next step: {step}',
    description: 'What an order waits for, in its timeline',
  }),
};

/** What happens next without the seller. */
export const hintMessages = {
  payment: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.payment',
    defaultMessage: '{buyer} has until {date} to pay. After that the order is cancelled automatically.',
    description: 'What happens next with an order',
  }),
  confirmation: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.confirmation',
    defaultMessage: 'Confirm {buyer}’s transfer by {date}, or the order is cancelled automatically.',
    description: 'What happens next with an order',
  }),
  shipped: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.shipped',
    defaultMessage: '{buyer} confirms when it arrives.',
    description: 'What happens next with an order',
  }),
  return: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.return',
    defaultMessage: '{buyer} can ask to return it until {date}. After that the order closes automatically.',
    description: 'What happens next with an order',
  }),
  lease: defineMessage<{ buyer: string; date: string }>({
    id: 'orderPage.hint.lease',
    defaultMessage: '{buyer} has the work until {date}.',
    description: 'What happens next with an order',
  }),
  leaseOver: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.leaseOver',
    defaultMessage: 'The rent is over. Confirm it here once {buyer} has brought the work back.',
    description: 'What happens next with an order',
  }),
  houseRefund: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.houseRefund',
    defaultMessage: 'Smart Art refunds {buyer}. The order then closes automatically.',
    description: 'What happens next with an order',
  }),
  comingBack: defineMessage<{ buyer: string }>({
    id: 'orderPage.hint.comingBack',
    defaultMessage: '{buyer} is sending the work back. Confirm here when you have it.',
    description: 'What happens next with an order whose return is accepted',
  }),
};
