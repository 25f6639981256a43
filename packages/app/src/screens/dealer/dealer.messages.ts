import { defineMessage, defineMessages } from 'react-intl';

/** The profile of a buyer or a supporter. */
export const dealerMessages = {
  ...defineMessages({
    missingHelp: {
      id: 'dealer.missingHelp',
      defaultMessage:
        'You can see people who ordered from you or supported your requests. This link matches none of them.',
      description: 'Nobody who had to do with the seller has this address',
    },
    toRequests: {
      id: 'dealer.toRequests',
      defaultMessage: 'View requests',
      description: 'Link where nobody was found, to the crowdfunding requests',
    },
    at: { id: 'dealer.at', defaultMessage: 'Date', description: 'Column of orders and of contributions' },
    number: { id: 'dealer.number', defaultMessage: 'Number', description: 'Column of orders' },
    title: { id: 'dealer.title', defaultMessage: 'Title', description: 'Column of orders' },
    status: { id: 'dealer.status', defaultMessage: 'Status', description: 'Column of orders' },
    total: { id: 'dealer.total', defaultMessage: 'Total', description: 'Column of orders' },
    what: { id: 'dealer.what', defaultMessage: 'For', description: 'Column of contributions: a piece or a donation' },
    request: { id: 'dealer.request', defaultMessage: 'Request', description: 'Column of contributions' },
    amount: { id: 'dealer.amount', defaultMessage: 'Amount', description: 'Column of contributions' },
    donation: { id: 'dealer.donation', defaultMessage: 'Donation', description: 'What a supporter gave' },
    refunded: { id: 'dealer.refunded', defaultMessage: 'Refunded', description: 'What became of a contribution' },
  }),
  since: defineMessage<{ date: string }>({
    id: 'dealer.since',
    defaultMessage: 'Buyer since {date}',
    description: 'Month and year of the first order or contribution',
  }),
  orders: defineMessage<{ count: number }>({
    id: 'dealer.orders',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
    description: 'Title of what a buyer ordered',
  }),
  contributions: defineMessage<{ count: number }>({
    id: 'dealer.contributions',
    defaultMessage: '{count, plural, one {# contribution} other {# contributions}}',
    description: 'Title of what a supporter gave',
  }),
  latest: defineMessage<{ count: number }>({
    id: 'dealer.latest',
    defaultMessage: 'The latest {count} are shown.',
    description: 'Below a list that is longer than what it shows',
  }),
};
