import { defineMessage, defineMessages } from 'react-intl';

export const cancelledMessages = {
  ...defineMessages({
    title: {
      id: 'cancelled.title',
      defaultMessage: 'Cancelled orders',
      description: 'Page title and CSV file name',
    },
    empty: {
      id: 'cancelled.empty',
      defaultMessage: 'No cancelled orders',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'cancelled.emptyHelp',
      defaultMessage: 'Declined requests and cancelled orders appear here.',
      description: 'Text of the empty list',
    },
    search: {
      id: 'cancelled.search',
      defaultMessage: 'Search number, work or buyer',
      description: 'Label of the search field',
    },
    refund: { id: 'cancelled.refund', defaultMessage: 'Refund', description: 'Filter and column heading: status' },
    nothing: { id: 'cancelled.nothing', defaultMessage: 'None', description: 'Refund status: nothing had been paid' },
    cause: { id: 'cancelled.cause', defaultMessage: 'Why', description: 'Filter and column heading: ended by' },
    reason: {
      id: 'cancelled.reason',
      defaultMessage: 'Reason',
      description: 'CSV column: reason stated for ending the order',
    },
    endedOn: { id: 'cancelled.endedOn', defaultMessage: 'Ended on', description: 'Filter label: date the order ended' },
    at: { id: 'cancelled.at', defaultMessage: 'Ended', description: 'Column heading: end date' },
    returned: { id: 'cancelled.returned', defaultMessage: 'Refunded', description: 'Column heading: refunded amount' },
    kind: {
      id: 'cancelled.kind',
      defaultMessage: 'Kind',
      description: 'Filter and column heading: buy, rent or custom',
    },
    failed: {
      id: 'cancelled.failed',
      defaultMessage: 'We couldn’t load your cancelled orders.',
      description: 'Banner heading: list failed to load',
    },
    fundsReturned: {
      id: 'cancelled.fundsReturned',
      defaultMessage: 'Total refunded to buyers',
      description: 'Label of a total above the list',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'cancelled.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# order found} other {# orders found}}',
    description: 'Screen reader announcement after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'cancelled.exported',
    defaultMessage: '{count, plural, one {# order exported} other {# orders exported}}',
    description: 'Toast after the CSV export',
  }),
};
