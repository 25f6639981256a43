import { defineMessage, defineMessages } from 'react-intl';

export const ordersMessages = {
  ...defineMessages({
    buy: { id: 'orders.buy', defaultMessage: 'To buy', description: 'Tab and order type: purchases' },
    rent: { id: 'orders.rent', defaultMessage: 'To rent', description: 'Tab and order type: rentals' },
    custom: {
      id: 'orders.custom',
      defaultMessage: 'Custom',
      description: 'Tab and order type: custom orders',
    },
    cancelled: {
      id: 'orders.cancelled',
      defaultMessage: 'Cancelled',
      description: 'Tab: cancelled orders',
    },
    kinds: { id: 'orders.kinds', defaultMessage: 'Orders', description: 'Screen reader label of the order tabs' },
    buyPage: { id: 'orders.buyPage', defaultMessage: 'Buy orders', description: 'Page title and CSV file name' },
    rentPage: {
      id: 'orders.rentPage',
      defaultMessage: 'Rent orders',
      description: 'Page title and CSV file name',
    },
    search: {
      id: 'orders.search',
      defaultMessage: 'Search number, work or buyer',
      description: 'Label of the search field',
    },
    show: {
      id: 'orders.show',
      defaultMessage: 'Show',
      description: 'Filter label: all orders or those awaiting the seller',
    },
    all: { id: 'orders.all', defaultMessage: 'All', description: 'Filter option: all orders' },
    needsMe: {
      id: 'orders.needsMe',
      defaultMessage: 'Needs action',
      description: 'Filter option and badge: orders awaiting an action of the seller',
    },
    status: { id: 'orders.status', defaultMessage: 'Status', description: 'Filter and column heading: order status' },
    orderedOn: { id: 'orders.orderedOn', defaultMessage: 'Ordered on', description: 'Filter label: order date' },
    ordered: { id: 'orders.ordered', defaultMessage: 'Ordered', description: 'Column heading: order date' },
    picture: { id: 'orders.picture', defaultMessage: 'Picture', description: 'Column heading: picture of the work' },
    number: { id: 'orders.number', defaultMessage: 'Order', description: 'Column heading: order number' },
    work: { id: 'orders.work', defaultMessage: 'Work', description: 'Column heading: title of the work' },
    buyer: { id: 'orders.buyer', defaultMessage: 'Buyer', description: 'Column heading: buyer’s name' },
    total: { id: 'orders.total', defaultMessage: 'Total', description: 'Filter and column heading: buyer’s total' },
    received: {
      id: 'orders.received',
      defaultMessage: 'You receive',
      description: 'Column heading: the seller’s earnings',
    },
    due: { id: 'orders.due', defaultMessage: 'Deadline', description: 'Column heading: deadline and what is due' },
    eventDiscount: {
      id: 'orders.eventDiscount',
      defaultMessage: 'Event discount',
      description: 'CSV column',
    },
    tax: { id: 'orders.tax', defaultMessage: 'Tax', description: 'CSV column' },
    serviceCharge: {
      id: 'orders.serviceCharge',
      defaultMessage: 'Service charge',
      description: 'CSV column: the operator’s fee',
    },
    currency: { id: 'orders.currency', defaultMessage: 'Currency', description: 'CSV column' },
    failed: {
      id: 'orders.failed',
      defaultMessage: 'We couldn’t load your orders.',
      description: 'Banner heading: list failed to load',
    },
    buyEmpty: {
      id: 'orders.buyEmpty',
      defaultMessage: 'No purchase requests yet',
      description: 'Heading of the empty list',
    },
    rentEmpty: {
      id: 'orders.rentEmpty',
      defaultMessage: 'No rental requests yet',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'orders.emptyHelp',
      defaultMessage: 'Buyers’ requests appear here. You answer each one before anything is paid.',
      description: 'Text of the empty list',
    },
    slips: {
      id: 'orders.slips',
      defaultMessage: 'Packing slips',
      description: 'Button label: prints the packing slips of the orders',
    },
    toLibrary: {
      id: 'orders.toLibrary',
      defaultMessage: 'Review the works you offer',
      description: 'Link from the empty list to the art library',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'orders.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# order found} other {# orders found}}',
    description: 'Screen reader announcement after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'orders.exported',
    defaultMessage: '{count, plural, one {# order exported} other {# orders exported}}',
    description: 'Toast after the CSV export',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'orders.waiting',
    defaultMessage:
      '{count, plural, =0 {You’re all caught up} one {# order needs your attention} other {# orders need your attention}}',
    description: 'Screen reader label of a tab’s count',
  }),
};

/** Labels of an order's deadlines, with the date inserted. */
export const dueMessages = {
  payment: defineMessage<{ date: string }>({
    id: 'orders.due.payment',
    defaultMessage: 'Payment by {date}',
    description: 'Deadline: if missed, the order is cancelled',
  }),
  confirmation: defineMessage<{ date: string }>({
    id: 'orders.due.confirmation',
    defaultMessage: 'Confirm by {date}',
    description: 'Deadline to confirm a bank transfer: if missed, the order is cancelled',
  }),
  return: defineMessage<{ date: string }>({
    id: 'orders.due.return',
    defaultMessage: 'Return until {date}',
    description: 'Deadline: end of the buyer’s return window',
  }),
  lease: defineMessage<{ date: string }>({
    id: 'orders.due.lease',
    defaultMessage: 'Rent ends {date}',
    description: 'Deadline: end of the rental term',
  }),
};

export const sortMessages = defineMessages({
  '-created_at': { id: 'orders.sort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  created_at: { id: 'orders.sort.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
  '-updated_at': { id: 'orders.sort.changed', defaultMessage: 'Recently changed', description: 'Sort option' },
  updated_at: { id: 'orders.sort.still', defaultMessage: 'Longest without a change', description: 'Sort option' },
  '-total': { id: 'orders.sort.highest', defaultMessage: 'Highest total', description: 'Sort option' },
  total: { id: 'orders.sort.lowest', defaultMessage: 'Lowest total', description: 'Sort option' },
});
