import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

/** Page titles of the lists. */
export const titleMessages = defineMessages({
  requests: {
    id: 'crowdfunding.list.requests',
    defaultMessage: 'Crowdfunding requests',
    description: 'Page title of the list of requests, and its file name',
  },
  purchased: {
    id: 'crowdfunding.list.purchased',
    defaultMessage: 'Purchased art',
    description: 'Page title of the list of requests with purchased pieces, and its file name',
  },
  cancelled: {
    id: 'crowdfunding.list.cancelled',
    defaultMessage: 'Cancelled requests',
    description: 'Page title of the list of cancelled requests, and its file name',
  },
});

/** Tab labels of the lists. */
export const tabMessages = defineMessages({
  requests: { id: 'crowdfunding.tab.requests', defaultMessage: 'Requests', description: 'Tab: list of requests' },
  purchased: {
    id: 'crowdfunding.tab.purchased',
    defaultMessage: 'Purchased art',
    description: 'Tab: list of requests with purchased pieces',
  },
  cancelled: {
    id: 'crowdfunding.tab.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Tab: list of cancelled requests',
  },
});

/** Empty states of the lists. */
export const emptyMessages = {
  requests: defineMessages({
    title: {
      id: 'crowdfunding.empty.requests',
      defaultMessage: 'No crowdfunding requests yet',
      description: 'Heading of the empty list of requests',
    },
    help: {
      id: 'crowdfunding.empty.requestsHelp',
      defaultMessage: 'Ask supporters to fund works you want to make. Decisions and funds appear here.',
      description: 'Hint in the empty list of requests',
    },
  }),
  purchased: defineMessages({
    title: {
      id: 'crowdfunding.empty.purchased',
      defaultMessage: 'No purchases yet',
      description: 'Heading of an empty list',
    },
    help: {
      id: 'crowdfunding.empty.purchasedHelp',
      defaultMessage: 'Pieces that supporters buy appear here.',
      description: 'Hint in an empty list',
    },
  }),
  cancelled: defineMessages({
    title: {
      id: 'crowdfunding.empty.cancelled',
      defaultMessage: 'No cancelled requests',
      description: 'Heading of an empty list',
    },
    help: {
      id: 'crowdfunding.empty.cancelledHelp',
      defaultMessage: 'Cancelled requests appear here with their reason.',
      description: 'Hint in an empty list',
    },
  }),
};

export const listMessages = {
  ...defineMessages({
    lists: {
      id: 'crowdfunding.list.lists',
      defaultMessage: 'Lists of requests',
      description: 'Screen reader label of the tabs',
    },
    ask: {
      id: 'crowdfunding.list.ask',
      defaultMessage: 'Request crowdfunding',
      description: 'Link to the form for a new request',
    },
    toRequests: {
      id: 'crowdfunding.list.toRequests',
      defaultMessage: 'View requests',
      description: 'Link in an empty list, to the list of requests',
    },
    search: {
      id: 'crowdfunding.list.search',
      defaultMessage: 'Search number, title and description',
      description: 'Search field label',
    },
    failed: {
      id: 'crowdfunding.list.failed',
      defaultMessage: 'We couldn’t load your requests.',
      description: 'Banner title when the list failed to load',
    },
    all: { id: 'crowdfunding.list.all', defaultMessage: 'All', description: 'Filter option: any status' },
    request: { id: 'crowdfunding.list.request', defaultMessage: 'Request', description: 'Column heading: title' },
    cover: { id: 'crowdfunding.list.cover', defaultMessage: 'Cover', description: 'Column heading: picture' },
    number: { id: 'crowdfunding.list.number', defaultMessage: 'Number', description: 'Column heading: request number' },
    status: {
      id: 'crowdfunding.list.status',
      defaultMessage: 'Status',
      description: 'Filter label and column heading',
    },
    raised: {
      id: 'crowdfunding.list.raised',
      defaultMessage: 'Raised',
      description: 'Column heading: amount paid by supporters, before fees',
    },
    amount: {
      id: 'crowdfunding.list.amount',
      defaultMessage: 'Amount',
      description: 'Column heading: amount requested',
    },
    completion: {
      id: 'crowdfunding.list.completion',
      defaultMessage: 'Completion',
      description: 'Column heading: date by which the art will be complete',
    },
    validUntil: {
      id: 'crowdfunding.list.validUntil',
      defaultMessage: 'Open until',
      description: 'Column heading: end date for payments, or the duration before acceptance',
    },
    cancelledOn: {
      id: 'crowdfunding.list.cancelledOn',
      defaultMessage: 'Cancelled on',
      description: 'Column heading: cancellation date',
    },
    reason: {
      id: 'crowdfunding.list.reason',
      defaultMessage: 'Reason',
      description: 'Column heading: reason for cancellation',
    },
    received: {
      id: 'crowdfunding.list.received',
      defaultMessage: 'You receive',
      description: 'CSV column: amount the seller receives',
    },
    currency: {
      id: 'crowdfunding.list.currency',
      defaultMessage: 'Currency',
      description: 'CSV column',
    },
    supporters: {
      id: 'crowdfunding.list.supporters',
      defaultMessage: 'Supporters',
      description: 'CSV column: number of supporters',
    },
    pieces: {
      id: 'crowdfunding.list.pieces',
      defaultMessage: 'Pieces',
      description: 'CSV column: number of pieces requested',
    },
    bought: {
      id: 'crowdfunding.list.bought',
      defaultMessage: 'Pieces bought',
      description: 'CSV column: number of pieces bought by supporters',
    },
    sent: { id: 'crowdfunding.list.sent', defaultMessage: 'Submitted', description: 'CSV column: submission date' },
  }),
  count: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.count',
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
    description: 'Number of requests, read by screen readers after the tab label',
  }),
  months: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'Duration of a request once it is accepted',
  }),
  raisedOf: defineMessage<{ amount: string; percent: string }>({
    id: 'crowdfunding.list.raisedOf',
    defaultMessage: '{amount} ({percent})',
    description: 'Amount raised, and its percentage of the amount requested',
  }),
  raisedFor: defineMessage<{ title: string }>({
    id: 'crowdfunding.list.raisedFor',
    defaultMessage: 'Raised for {title}',
    description: 'Screen reader label of a meter; title of the request',
  }),
  completeBy: defineMessage<{ date: string }>({
    id: 'crowdfunding.list.completeBy',
    defaultMessage: 'Complete by {date}',
    description: 'Line of a request card; date is a day',
  }),
  validBy: defineMessage<{ time: string }>({
    id: 'crowdfunding.list.validBy',
    defaultMessage: 'Open until {time}',
    description: 'Line of a request card; time is a day',
  }),
  validFor: defineMessage<{ time: string }>({
    id: 'crowdfunding.list.validFor',
    defaultMessage: 'Open for {time} after approval',
    description: 'Line of a request card; time is a number of months',
  }),
  cancelledAt: defineMessage<{ date: string }>({
    id: 'crowdfunding.list.cancelledAt',
    defaultMessage: 'Cancelled on {date}',
    description: 'Line of a request card; date is a day',
  }),
  boughtBy: defineMessage<{ name: PrimitiveType; amount: string }>({
    id: 'crowdfunding.list.boughtBy',
    defaultMessage: '{name} paid {amount}',
    description: 'Buyer of a piece (a supporter) and the price paid',
  }),
  found: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# request found} other {# requests found}}',
    description: 'Number of search results, for screen readers',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.exported',
    defaultMessage: '{count, plural, one {# request exported} other {# requests exported}}',
    description: 'Success toast after a CSV export',
  }),
};

/** Totals of all requests. */
export const sellerFundsMessages = {
  ...defineMessages({
    title: {
      id: 'crowdfunding.total.title',
      defaultMessage: 'Total raised',
      description: 'Heading: total of all requests',
    },
    help: {
      id: 'crowdfunding.total.help',
      defaultMessage: 'Excludes refunds.',
      description: 'Text below “Total raised”',
    },
    failed: {
      id: 'crowdfunding.total.failed',
      defaultMessage: 'We couldn’t load your funds.',
      description: 'Banner title when the totals failed to load',
    },
    dollars: {
      id: 'crowdfunding.total.dollars',
      defaultMessage: 'Raised (USD)',
      description: 'Total paid by supporters, before fees',
    },
    yen: {
      id: 'crowdfunding.total.yen',
      defaultMessage: 'Raised (JPY)',
      description: 'Total paid by supporters, before fees',
    },
  }),
  from: defineMessage<{ requests: number; supporters: number }>({
    id: 'crowdfunding.total.from',
    defaultMessage: '{requests, plural, one {# request} other {# requests}} · Supporters: {supporters, number}',
    description: 'Text below the total: number of requests and supporters',
  }),
};

export const sortMessages = defineMessages({
  '-created_at': { id: 'crowdfunding.sort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  created_at: { id: 'crowdfunding.sort.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
  title: { id: 'crowdfunding.sort.title', defaultMessage: 'Title, A to Z', description: 'Sort option' },
  '-title': { id: 'crowdfunding.sort.titleBack', defaultMessage: 'Title, Z to A', description: 'Sort option' },
  '-amount_requested': {
    id: 'crowdfunding.sort.highest',
    defaultMessage: 'Highest amount',
    description: 'Sort option',
  },
  amount_requested: {
    id: 'crowdfunding.sort.lowest',
    defaultMessage: 'Lowest amount',
    description: 'Sort option',
  },
  valid_until: { id: 'crowdfunding.sort.soonest', defaultMessage: 'Ends soonest', description: 'Sort option' },
  '-valid_until': { id: 'crowdfunding.sort.latest', defaultMessage: 'Ends last', description: 'Sort option' },
});
