import { defineMessage, defineMessages } from 'react-intl';
import { stepMessages } from '../../orders/step.messages.ts';
import type { OrderStep, PrimaryStep } from '../../orders/steps.ts';

/** Messages of an order's page: its states, and the headings of its steps. */
export const orderMessages = {
  buyerSays: defineMessage<{ buyer: string }>({
    id: 'orderPage.buyerSays',
    defaultMessage: '{buyer} wrote',
    description: 'Above what a buyer wrote with a return',
  }),
  quoted: defineMessage<{ words: string }>({
    id: 'orderPage.quoted',
    defaultMessage: '“{words}”',
    description: 'What a buyer wrote with a return',
  }),
  ...defineMessages({
    name: {
      id: 'orderPage.name',
      defaultMessage: 'Order',
      description: 'Name of the page of an order until its number is known',
    },
    loading: {
      id: 'orderPage.loading',
      defaultMessage: 'Loading order…',
      description: 'Title of the page while the order is on its way, for screen readers',
    },
    missing: {
      id: 'orderPage.missing',
      defaultMessage: 'Order not found',
      description: 'Title where an address leads to no order of the seller',
    },
    missingHelp: {
      id: 'orderPage.missingHelp',
      defaultMessage: 'It may belong to another seller, or the link may be wrong.',
      description: 'Below the title where an order is missing',
    },
    failed: {
      id: 'orderPage.failed',
      defaultMessage: 'We couldn’t load this order.',
      description: 'Title of the banner when an order failed',
    },
    toOrders: {
      id: 'orderPage.toOrders',
      defaultMessage: 'Back to orders',
      description: 'Link from an order to the list',
    },
    happened: {
      id: 'orderPage.happened',
      defaultMessage: 'Timeline',
      description: 'Title of an order’s timeline',
    },
    nothingNeeded: {
      id: 'orderPage.nothingNeeded',
      defaultMessage: 'There’s nothing you need to do right now.',
      description: 'Below the state of an order of which steps are possible but none is waited for',
    },
    nothingNow: {
      id: 'orderPage.nothingNow',
      defaultMessage: 'There’s nothing left to do.',
      description: 'Below the state of an order that has ended',
    },
    elsewhere: {
      id: 'orderPage.elsewhere',
      defaultMessage: 'Other steps',
      description: 'Opens the list of steps that are not possible now',
    },
    message: {
      id: 'orderPage.message',
      defaultMessage: 'Message',
      description: 'Button: leads to the field in which one writes to the buyer',
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
    description: 'A step that comes later, and when; opens the list of all steps that are not possible now',
  }),
  opens: defineMessage<{ step: string }>({
    id: 'orderPage.opens',
    defaultMessage: '{step}…',
    description: 'Button: opens the form of a step',
  }),
  notNow: defineMessage<{ step: string; reason: string }>({
    id: 'orderPage.notNow',
    defaultMessage: '{step}: {reason}',
    description: 'A step that has to wait, and why',
  }),
  summary: defineMessage<{ number: string; buyer: string }>({
    id: 'orderPage.summary',
    defaultMessage: '{number} · {buyer}',
    description: 'Below the title: the number of the order and its buyer',
  }),
};

/** Labels of steps not yet opened, where they differ from the submit button's. */
const openMessages = defineMessages({
  accept_event_discount: {
    id: 'orderPage.discount',
    defaultMessage: 'Event discount',
    description: 'Title: the buyer asks for a discount, which is to be answered',
  },
  end_rent: {
    id: 'orderPage.rentOver',
    defaultMessage: 'The rent is over',
    description: 'Title: the work is to come back, which the seller confirms',
  },
  set_charges: {
    id: 'orderPage.charges',
    defaultMessage: 'Add charges',
    description: 'Opens the form for delivery and insurance charge; title of it',
  },
});

/** The seller's pending action, named like the button that completes it. */
export const turnOf = (lead: PrimaryStep) => stepMessages[lead === 'set_charges' ? 'request_payment' : lead];

/** The label of a step before it is opened. */
export const openingOf = (step: OrderStep) =>
  step in openMessages ? openMessages[step as keyof typeof openMessages] : stepMessages[step];
