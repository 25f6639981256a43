import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the page that prints the packing slips of several orders. */
export const slipsMessages = {
  ...defineMessages({
    title: {
      id: 'slips.title',
      defaultMessage: 'Packing slips',
      description: 'Page title of the packing slips of several orders',
    },
    failed: {
      id: 'slips.failed',
      defaultMessage: 'We couldn’t load the orders.',
      description: 'Title of the banner when loading the orders failed',
    },
    noneHelp: {
      id: 'slips.noneHelp',
      defaultMessage: 'Choose another status in the orders list, or search, to print other slips.',
      description: 'Text below the heading when there is nothing to print',
    },
    noneSelected: {
      id: 'slips.noneSelected',
      defaultMessage: 'No orders selected',
      description: 'Heading when none of the orders in the address exists',
    },
    toOrders: { id: 'slips.toOrders', defaultMessage: 'Back to orders', description: 'Link to the list of orders' },
  }),
  none: defineMessage<{ status: string }>({
    id: 'slips.none',
    defaultMessage: 'No orders are “{status}”',
    description: 'Heading when there is nothing to print; status is a name such as Confirmed',
  }),
  summary: defineMessage<{ count: number; status: string }>({
    id: 'slips.summary',
    defaultMessage: '{count, plural, =0 {No slips} one {# slip} other {# slips}} · {status}',
    description: 'Summary below the page title: number of slips, and order status',
  }),
  selected: defineMessage<{ count: number }>({
    id: 'slips.selected',
    defaultMessage: '{count, plural, =0 {No slips} one {# slip} other {# slips}} of selected orders',
    description: 'Summary below the page title: number of slips of the selected orders',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'slips.missing',
    defaultMessage: '{count, plural, one {One selected order was} other {# selected orders were}} not found.',
    description: 'Banner above the slips: orders in the address that do not exist',
  }),
  more: defineMessage<{ count: number; limit: number }>({
    id: 'slips.more',
    defaultMessage:
      '{count, plural, one {1 order has} other {# orders have}} no slip here: you can print {limit, number} at a time. Filter the list to print the rest.',
    description: 'Banner above the slips when there are too many orders',
  }),
};
