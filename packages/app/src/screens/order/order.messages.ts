import { defineMessage, defineMessages } from 'react-intl';
import { stepMessages } from '../../orders/step.messages.ts';
import type { OrderStep, PrimaryStep } from '../../orders/steps.ts';

/** Messages of an order's page: its status, and the headings of its actions. */
export const orderMessages = {
  buyerSays: defineMessage<{ buyer: string }>({
    id: 'orderPage.buyerSays',
    defaultMessage: '{buyer} wrote',
    description: 'Text above the buyer’s reason for a return',
  }),
  quoted: defineMessage<{ words: string }>({
    id: 'orderPage.quoted',
    defaultMessage: '“{words}”',
    description: 'Buyer’s reason for a return',
  }),
  ...defineMessages({
    name: {
      id: 'orderPage.name',
      defaultMessage: 'Order',
      description: 'Page title of an order whose number is unknown',
    },
    loading: {
      id: 'orderPage.loading',
      defaultMessage: 'Loading order…',
      description: 'Page title while the order is loading, for screen readers',
    },
    missing: {
      id: 'orderPage.missing',
      defaultMessage: 'Order not found',
      description: 'Heading when the address leads to no order of the seller',
    },
    missingHelp: {
      id: 'orderPage.missingHelp',
      defaultMessage: 'It may belong to another seller, or the link may be wrong.',
      description: 'Text below “Order not found”',
    },
    failed: {
      id: 'orderPage.failed',
      defaultMessage: 'We couldn’t load this order.',
      description: 'Title of the banner when loading failed',
    },
    toOrders: {
      id: 'orderPage.toOrders',
      defaultMessage: 'Back to orders',
      description: 'Link from an order to the list',
    },
    happened: {
      id: 'orderPage.happened',
      defaultMessage: 'Timeline',
      description: 'Heading of the timeline',
    },
    nothingNeeded: {
      id: 'orderPage.nothingNeeded',
      defaultMessage: 'There’s nothing you need to do right now.',
      description: 'Text below the status of an order: actions are possible but not required',
    },
    nothingNow: {
      id: 'orderPage.nothingNow',
      defaultMessage: 'There’s nothing left to do.',
      description: 'Text below the status of a finished order',
    },
    elsewhere: {
      id: 'orderPage.elsewhere',
      defaultMessage: 'Other steps',
      description: 'Title of the collapsed list of unavailable actions',
    },
    message: {
      id: 'orderPage.message',
      defaultMessage: 'Message',
      description: 'Button label: moves to the message field',
    },
    work: {
      id: 'orderPage.work',
      defaultMessage: 'View work',
      description: 'Link from an order to its work',
    },
  }),
  opensWhenPaid: defineMessage<{ step: string }>({
    id: 'orderPage.opensWhenPaid',
    defaultMessage: '{step} opens once the payment is confirmed',
    description: 'Title of the collapsed list of unavailable actions; step is the next one',
  }),
  opens: defineMessage<{ step: string }>({
    id: 'orderPage.opens',
    defaultMessage: '{step}…',
    description: 'Button label: opens the form of an action',
  }),
  notNow: defineMessage<{ step: string; reason: string }>({
    id: 'orderPage.notNow',
    defaultMessage: '{step}: {reason}',
    description: 'Unavailable action and the reason',
  }),
  summary: defineMessage<{ number: string; buyer: string }>({
    id: 'orderPage.summary',
    defaultMessage: '{number} · {buyer}',
    description: 'Summary below the page title: order number and buyer',
  }),
};

/** Labels of actions that are not open yet, if they differ from the submit button's. */
const openMessages = defineMessages({
  accept_event_discount: {
    id: 'orderPage.discount',
    defaultMessage: 'Event discount',
    description: 'Heading: the buyer’s discount request, to be answered',
  },
  end_rent: {
    id: 'orderPage.rentOver',
    defaultMessage: 'The rent is over',
    description: 'Heading: the seller confirms the return of a rented work',
  },
  set_charges: {
    id: 'orderPage.charges',
    defaultMessage: 'Add charges',
    description: 'Button label and heading of the form for delivery and insurance charge',
  },
});

/** The seller's pending action, named like the button that completes it. */
export const turnOf = (lead: PrimaryStep) => stepMessages[lead === 'set_charges' ? 'request_payment' : lead];

/** The label of an action before it is opened. */
export const openingOf = (step: OrderStep) =>
  step in openMessages ? openMessages[step as keyof typeof openMessages] : stepMessages[step];
