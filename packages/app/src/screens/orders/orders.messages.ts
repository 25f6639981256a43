import { defineMessage, defineMessages } from 'react-intl';

export const ordersMessages = {
  ...defineMessages({
    buy: { id: 'orders.buy', defaultMessage: 'To buy', description: 'Link: orders of what is bought' },
    rent: { id: 'orders.rent', defaultMessage: 'To rent', description: 'Link: orders of what is rented' },
    custom: {
      id: 'orders.custom',
      defaultMessage: 'Custom',
      description: 'Link: orders of what is made for the buyer',
    },
    cancelled: {
      id: 'orders.cancelled',
      defaultMessage: 'Cancelled',
      description: 'Link: orders that came to nothing',
    },
    kinds: { id: 'orders.kinds', defaultMessage: 'Orders', description: 'Name of the links between kinds of orders' },
    buyPage: { id: 'orders.buyPage', defaultMessage: 'Buy orders', description: 'Title of the page, name of its file' },
    rentPage: {
      id: 'orders.rentPage',
      defaultMessage: 'Rent orders',
      description: 'Title of the page, name of its file',
    },
    search: {
      id: 'orders.search',
      defaultMessage: 'Search number, work or buyer',
      description: 'Label of the search field',
    },
    show: {
      id: 'orders.show',
      defaultMessage: 'Show',
      description: 'Filter: all orders or those that need the seller',
    },
    all: { id: 'orders.all', defaultMessage: 'All', description: 'Choice of the filter: all orders' },
    needsMe: {
      id: 'orders.needsMe',
      defaultMessage: 'Needs action',
      description: 'Choice of the filter: orders whose next step is the seller’s; also their mark',
    },
    status: { id: 'orders.status', defaultMessage: 'Status', description: 'Filter and column: where the order stands' },
    orderedOn: { id: 'orders.orderedOn', defaultMessage: 'Ordered on', description: 'Filter by the day of the order' },
    ordered: { id: 'orders.ordered', defaultMessage: 'Ordered', description: 'Column: the day of the order' },
    picture: { id: 'orders.picture', defaultMessage: 'Picture', description: 'Column: the picture of the work' },
    number: { id: 'orders.number', defaultMessage: 'Order', description: 'Column: the number of the order' },
    work: { id: 'orders.work', defaultMessage: 'Work', description: 'Column: the title of the work' },
    buyer: { id: 'orders.buyer', defaultMessage: 'Buyer', description: 'Column: who ordered' },
    total: { id: 'orders.total', defaultMessage: 'Total', description: 'Filter and column: what the buyer pays' },
    received: {
      id: 'orders.received',
      defaultMessage: 'You receive',
      description: 'Column: what is left for the seller',
    },
    due: { id: 'orders.due', defaultMessage: 'Deadline', description: 'Column: what must happen by when' },
    eventDiscount: {
      id: 'orders.eventDiscount',
      defaultMessage: 'Event discount',
      description: 'Column of the CSV file',
    },
    tax: { id: 'orders.tax', defaultMessage: 'Tax', description: 'Column of the CSV file' },
    serviceCharge: {
      id: 'orders.serviceCharge',
      defaultMessage: 'Service charge',
      description: 'Column of the CSV file: what the house keeps',
    },
    currency: { id: 'orders.currency', defaultMessage: 'Currency', description: 'Column of the CSV file' },
    failed: {
      id: 'orders.failed',
      defaultMessage: 'We couldn’t load your orders.',
      description: 'Title of the banner when the list failed',
    },
    buyEmpty: {
      id: 'orders.buyEmpty',
      defaultMessage: 'No purchase requests yet',
      description: 'Title of an empty list',
    },
    rentEmpty: {
      id: 'orders.rentEmpty',
      defaultMessage: 'No rental requests yet',
      description: 'Title of an empty list',
    },
    emptyHelp: {
      id: 'orders.emptyHelp',
      defaultMessage: 'Buyers’ requests appear here. You answer each one before anything is paid.',
      description: 'Below the title of an empty list',
    },
    slips: {
      id: 'orders.slips',
      defaultMessage: 'Packing slips',
      description: 'Link: prints the packing slips of the orders as the list is narrowed',
    },
    toLibrary: {
      id: 'orders.toLibrary',
      defaultMessage: 'Review the works you offer',
      description: 'Link of an empty list of orders, to the library',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'orders.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# order found} other {# orders found}}',
    description: 'Read to screen readers after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'orders.exported',
    defaultMessage: '{count, plural, one {# order exported} other {# orders exported}}',
    description: 'The file has been given to the browser',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'orders.waiting',
    defaultMessage:
      '{count, plural, =0 {You’re all caught up} one {# order needs your attention} other {# orders need your attention}}',
    description: 'Below the title of the page',
  }),
};

/** What expires at an order's deadline; the date is inserted. */
export const dueMessages = {
  payment: defineMessage<{ date: string }>({
    id: 'orders.due.payment',
    defaultMessage: 'Payment by {date}',
    description: 'A deadline: else the order is cancelled',
  }),
  confirmation: defineMessage<{ date: string }>({
    id: 'orders.due.confirmation',
    defaultMessage: 'Confirm by {date}',
    description: 'A deadline: the seller confirms a bank transfer, else the order is cancelled',
  }),
  return: defineMessage<{ date: string }>({
    id: 'orders.due.return',
    defaultMessage: 'Return until {date}',
    description: 'Until then the buyer may ask to give the work back',
  }),
  lease: defineMessage<{ date: string }>({
    id: 'orders.due.lease',
    defaultMessage: 'Rent ends {date}',
    description: 'A deadline: the term of the rent is over',
  }),
};

export const sortMessages = defineMessages({
  '-created_at': { id: 'orders.sort.newest', defaultMessage: 'Newest first', description: 'Order of a list' },
  created_at: { id: 'orders.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of a list' },
  '-updated_at': { id: 'orders.sort.changed', defaultMessage: 'Recently changed', description: 'Order of a list' },
  updated_at: { id: 'orders.sort.still', defaultMessage: 'Longest without a change', description: 'Order of a list' },
  '-total': { id: 'orders.sort.highest', defaultMessage: 'Highest total', description: 'Order of a list' },
  total: { id: 'orders.sort.lowest', defaultMessage: 'Lowest total', description: 'Order of a list' },
});
