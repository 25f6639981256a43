import { defineMessage, defineMessages } from 'react-intl';

/** The profile of a buyer or a supporter. */
export const dealerMessages = {
  ...defineMessages({
    missingHelp: {
      id: 'dealer.missingHelp',
      defaultMessage:
        'You can see people who ordered from you or supported your requests. This link matches none of them.',
      description: 'Text when no such buyer or supporter of the seller exists',
    },
    toRequests: {
      id: 'dealer.toRequests',
      defaultMessage: 'View requests',
      description: 'Link to the crowdfunding requests when no person was found',
    },
    at: { id: 'dealer.at', defaultMessage: 'Date', description: 'Column heading of orders and contributions' },
    number: { id: 'dealer.number', defaultMessage: 'Number', description: 'Column heading of the orders' },
    title: { id: 'dealer.title', defaultMessage: 'Title', description: 'Column heading of the orders' },
    status: { id: 'dealer.status', defaultMessage: 'Status', description: 'Column heading of the orders' },
    total: { id: 'dealer.total', defaultMessage: 'Total', description: 'Column heading of the orders' },
    what: { id: 'dealer.what', defaultMessage: 'For', description: 'Column heading: piece or donation' },
    request: { id: 'dealer.request', defaultMessage: 'Request', description: 'Column heading of the contributions' },
    amount: { id: 'dealer.amount', defaultMessage: 'Amount', description: 'Column heading of the contributions' },
    donation: { id: 'dealer.donation', defaultMessage: 'Donation', description: 'Type of contribution' },
    refunded: { id: 'dealer.refunded', defaultMessage: 'Refunded', description: 'Status of a contribution' },
  }),
  since: defineMessage<{ date: string }>({
    id: 'dealer.since',
    defaultMessage: 'Buyer since {date}',
    description: 'Month and year of the first order or contribution',
  }),
  orders: defineMessage<{ count: number }>({
    id: 'dealer.orders',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
    description: 'Heading of the buyer’s orders',
  }),
  contributions: defineMessage<{ count: number }>({
    id: 'dealer.contributions',
    defaultMessage: '{count, plural, one {# contribution} other {# contributions}}',
    description: 'Heading of the supporter’s contributions',
  }),
  latest: defineMessage<{ count: number }>({
    id: 'dealer.latest',
    defaultMessage: 'The latest {count} are shown.',
    description: 'Text below a list that is not shown in full',
  }),
};
