import { defineMessage, defineMessages } from 'react-intl';

export const cancelledMessages = {
  ...defineMessages({
    title: {
      id: 'cancelled.title',
      defaultMessage: 'Cancelled orders',
      description: 'Title of the page, name of its file',
    },
    empty: {
      id: 'cancelled.empty',
      defaultMessage: 'No cancelled orders',
      description: 'Title of an empty list',
    },
    emptyHelp: {
      id: 'cancelled.emptyHelp',
      defaultMessage: 'Declined requests and cancelled orders appear here.',
      description: 'Below the title of an empty list',
    },
    search: {
      id: 'cancelled.search',
      defaultMessage: 'Search number, work or buyer',
      description: 'Label of the search field',
    },
    refund: { id: 'cancelled.refund', defaultMessage: 'Refund', description: 'Filter and column: what goes back' },
    nothing: { id: 'cancelled.nothing', defaultMessage: 'None', description: 'State of a refund: nothing was paid' },
    cause: { id: 'cancelled.cause', defaultMessage: 'Why', description: 'Filter and column: who ended the order' },
    reason: {
      id: 'cancelled.reason',
      defaultMessage: 'Reason',
      description: 'Column of the file: the words of whoever ended it',
    },
    endedOn: { id: 'cancelled.endedOn', defaultMessage: 'Ended on', description: 'Filter by the day of the end' },
    at: { id: 'cancelled.at', defaultMessage: 'Ended', description: 'Column: the day' },
    returned: { id: 'cancelled.returned', defaultMessage: 'Refunded', description: 'Column: money for the buyer' },
    kind: {
      id: 'cancelled.kind',
      defaultMessage: 'Kind',
      description: 'Filter and column: to buy, to rent, made to order',
    },
    failed: {
      id: 'cancelled.failed',
      defaultMessage: 'We couldn’t load your cancelled orders.',
      description: 'Title of the banner when the list failed',
    },
    fundsReturned: {
      id: 'cancelled.fundsReturned',
      defaultMessage: 'Total refunded to buyers',
      description: 'Name of a sum above the list',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'cancelled.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# order found} other {# orders found}}',
    description: 'Read to screen readers after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'cancelled.exported',
    defaultMessage: '{count, plural, one {# order exported} other {# orders exported}}',
    description: 'The file has been given to the browser',
  }),
};
