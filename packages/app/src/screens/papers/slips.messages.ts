import { defineMessage, defineMessages } from 'react-intl';

/** Messages around the packing slips of many orders. */
export const slipsMessages = {
  ...defineMessages({
    title: {
      id: 'slips.title',
      defaultMessage: 'Packing slips',
      description: 'Title of the page that prints those of many orders, and the link to it',
    },
    failed: {
      id: 'slips.failed',
      defaultMessage: 'We couldn’t load the orders.',
      description: 'Title of the banner when the orders failed',
    },
    noneHelp: {
      id: 'slips.noneHelp',
      defaultMessage: 'Choose another status in the orders list, or search, to print other slips.',
      description: 'Below the title where there is nothing to print',
    },
    noneSelected: {
      id: 'slips.noneSelected',
      defaultMessage: 'No orders selected',
      description: 'Title where there is nothing to print: the address names no order that is there',
    },
    toOrders: { id: 'slips.toOrders', defaultMessage: 'Back to orders', description: 'Link to the list of orders' },
  }),
  none: defineMessage<{ status: string }>({
    id: 'slips.none',
    defaultMessage: 'No orders are “{status}”',
    description: 'Title where there is nothing to print; the status is a name such as Confirmed',
  }),
  summary: defineMessage<{ count: number; status: string }>({
    id: 'slips.summary',
    defaultMessage: '{count, plural, =0 {No slips} one {# slip} other {# slips}} · {status}',
    description: 'Below the title: how many, and of orders at which status',
  }),
  selected: defineMessage<{ count: number }>({
    id: 'slips.selected',
    defaultMessage: '{count, plural, =0 {No slips} one {# slip} other {# slips}} of selected orders',
    description: 'Below the title: how many slips of orders that were selected in the list',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'slips.missing',
    defaultMessage: '{count, plural, one {One selected order was} other {# selected orders were}} not found.',
    description: 'Above the slips: orders that the address names and that are not there',
  }),
  more: defineMessage<{ count: number; limit: number }>({
    id: 'slips.more',
    defaultMessage:
      '{count, plural, one {1 order has} other {# orders have}} no slip here: you can print {limit, number} at a time. Filter the list to print the rest.',
    description: 'Above the slips, where there are too many orders',
  }),
};
