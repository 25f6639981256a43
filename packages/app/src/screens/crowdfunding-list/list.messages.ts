import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

/** Page titles of the lists. */
export const titleMessages = defineMessages({
  requests: {
    id: 'crowdfunding.list.requests',
    defaultMessage: 'Crowdfunding requests',
    description: 'Title of a list of requests, and name of its file',
  },
  purchased: {
    id: 'crowdfunding.list.purchased',
    defaultMessage: 'Purchased art',
    description: 'Title of the list of requests of which supporters bought pieces, and name of its file',
  },
  cancelled: {
    id: 'crowdfunding.list.cancelled',
    defaultMessage: 'Cancelled requests',
    description: 'Title of the list of requests that were cancelled, and name of its file',
  },
});

/** Tab labels of the lists. */
export const tabMessages = defineMessages({
  requests: { id: 'crowdfunding.tab.requests', defaultMessage: 'Requests', description: 'Link to a list of requests' },
  purchased: {
    id: 'crowdfunding.tab.purchased',
    defaultMessage: 'Purchased art',
    description: 'Link to the list of requests of which supporters bought pieces',
  },
  cancelled: {
    id: 'crowdfunding.tab.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Link to the list of requests that were cancelled',
  },
});

/** Empty states of the lists. */
export const emptyMessages = {
  requests: defineMessages({
    title: {
      id: 'crowdfunding.empty.requests',
      defaultMessage: 'No crowdfunding requests yet',
      description: 'Title of an empty list of requests',
    },
    help: {
      id: 'crowdfunding.empty.requestsHelp',
      defaultMessage: 'Ask supporters to fund works you want to make. Decisions and funds appear here.',
      description: 'Below the title of an empty list of requests',
    },
  }),
  purchased: defineMessages({
    title: {
      id: 'crowdfunding.empty.purchased',
      defaultMessage: 'No purchases yet',
      description: 'Title of an empty list',
    },
    help: {
      id: 'crowdfunding.empty.purchasedHelp',
      defaultMessage: 'Pieces that supporters buy appear here.',
      description: 'Below the title of an empty list',
    },
  }),
  cancelled: defineMessages({
    title: {
      id: 'crowdfunding.empty.cancelled',
      defaultMessage: 'No cancelled requests',
      description: 'Title of an empty list',
    },
    help: {
      id: 'crowdfunding.empty.cancelledHelp',
      defaultMessage: 'Cancelled requests appear here with their reason.',
      description: 'Below the title of an empty list',
    },
  }),
};

export const listMessages = {
  ...defineMessages({
    lists: {
      id: 'crowdfunding.list.lists',
      defaultMessage: 'Lists of requests',
      description: 'Name of the links between lists of requests',
    },
    ask: {
      id: 'crowdfunding.list.ask',
      defaultMessage: 'Request crowdfunding',
      description: 'Link: to the form of a new request',
    },
    toRequests: {
      id: 'crowdfunding.list.toRequests',
      defaultMessage: 'View requests',
      description: 'Link of an empty list, to the list of requests',
    },
    search: {
      id: 'crowdfunding.list.search',
      defaultMessage: 'Search number, title and description',
      description: 'Label of the search field',
    },
    failed: {
      id: 'crowdfunding.list.failed',
      defaultMessage: 'We couldn’t load your requests.',
      description: 'Title of the banner when the list failed',
    },
    all: { id: 'crowdfunding.list.all', defaultMessage: 'All', description: 'Choice: requests however they stand' },
    request: { id: 'crowdfunding.list.request', defaultMessage: 'Request', description: 'Column: title of a request' },
    cover: { id: 'crowdfunding.list.cover', defaultMessage: 'Cover', description: 'Column: picture of a request' },
    number: { id: 'crowdfunding.list.number', defaultMessage: 'Number', description: 'Column: number of a request' },
    status: {
      id: 'crowdfunding.list.status',
      defaultMessage: 'Status',
      description: 'Filter and column: where a request stands',
    },
    raised: {
      id: 'crowdfunding.list.raised',
      defaultMessage: 'Raised',
      description: 'Column: what supporters have paid for a request, before fees',
    },
    amount: {
      id: 'crowdfunding.list.amount',
      defaultMessage: 'Amount',
      description: 'Column: how much a request asks for',
    },
    completion: {
      id: 'crowdfunding.list.completion',
      defaultMessage: 'Completion',
      description: 'Column: the day on which the art of a request is to be complete',
    },
    validUntil: {
      id: 'crowdfunding.list.validUntil',
      defaultMessage: 'Open until',
      description: 'Column: until when supporters can pay; before it is accepted how long that will be',
    },
    cancelledOn: {
      id: 'crowdfunding.list.cancelledOn',
      defaultMessage: 'Cancelled on',
      description: 'Column: when a request was cancelled',
    },
    reason: {
      id: 'crowdfunding.list.reason',
      defaultMessage: 'Reason',
      description: 'Column: why a request was cancelled',
    },
    received: {
      id: 'crowdfunding.list.received',
      defaultMessage: 'You receive',
      description: 'Column of the CSV file: what is left for the seller',
    },
    currency: {
      id: 'crowdfunding.list.currency',
      defaultMessage: 'Currency',
      description: 'Column of the CSV file',
    },
    supporters: {
      id: 'crowdfunding.list.supporters',
      defaultMessage: 'Supporters',
      description: 'Column of the CSV file: how many there are',
    },
    pieces: {
      id: 'crowdfunding.list.pieces',
      defaultMessage: 'Pieces',
      description: 'Column of the CSV file: how many a request is for',
    },
    bought: {
      id: 'crowdfunding.list.bought',
      defaultMessage: 'Pieces bought',
      description: 'Column of the CSV file: how many supporters bought',
    },
    sent: { id: 'crowdfunding.list.sent', defaultMessage: 'Submitted', description: 'Column of the CSV file: when' },
  }),
  count: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.count',
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
    description: 'How many stand in a list; read to screen readers behind its name',
  }),
  months: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'How long a request will be valid once it is accepted',
  }),
  raisedOf: defineMessage<{ amount: string; percent: string }>({
    id: 'crowdfunding.list.raisedOf',
    defaultMessage: '{amount} ({percent})',
    description: 'What was raised, and how much of what was asked for that is',
  }),
  raisedFor: defineMessage<{ title: string }>({
    id: 'crowdfunding.list.raisedFor',
    defaultMessage: 'Raised for {title}',
    description: 'Name of a meter; title is that of a request',
  }),
  completeBy: defineMessage<{ date: string }>({
    id: 'crowdfunding.list.completeBy',
    defaultMessage: 'Complete by {date}',
    description: 'Of a request, on its card; date is a day',
  }),
  validBy: defineMessage<{ time: string }>({
    id: 'crowdfunding.list.validBy',
    defaultMessage: 'Open until {time}',
    description: 'Of a request, on its card; time is a day',
  }),
  validFor: defineMessage<{ time: string }>({
    id: 'crowdfunding.list.validFor',
    defaultMessage: 'Open for {time} after approval',
    description: 'Of a request, on its card; time is so many months',
  }),
  cancelledAt: defineMessage<{ date: string }>({
    id: 'crowdfunding.list.cancelledAt',
    defaultMessage: 'Cancelled on {date}',
    description: 'Of a request, on its card; date is a day',
  }),
  boughtBy: defineMessage<{ name: PrimitiveType; amount: string }>({
    id: 'crowdfunding.list.boughtBy',
    defaultMessage: '{name} paid {amount}',
    description: 'Of a piece: which supporter bought it, and for how much',
  }),
  found: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# request found} other {# requests found}}',
    description: 'Read to screen readers after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'crowdfunding.list.exported',
    defaultMessage: '{count, plural, one {# request exported} other {# requests exported}}',
    description: 'The file has been given to the browser',
  }),
};

/** Totals of all requests. */
export const sellerFundsMessages = {
  ...defineMessages({
    title: {
      id: 'crowdfunding.total.title',
      defaultMessage: 'Total raised',
      description: 'Part of a page: what all requests have received',
    },
    help: {
      id: 'crowdfunding.total.help',
      defaultMessage: 'Excludes refunds.',
      description: 'Below “Funds of all requests”',
    },
    failed: {
      id: 'crowdfunding.total.failed',
      defaultMessage: 'We couldn’t load your funds.',
      description: 'Title of the banner when the sums failed',
    },
    dollars: {
      id: 'crowdfunding.total.dollars',
      defaultMessage: 'Raised (USD)',
      description: 'What supporters have paid, before fees',
    },
    yen: {
      id: 'crowdfunding.total.yen',
      defaultMessage: 'Raised (JPY)',
      description: 'What supporters have paid, before fees',
    },
  }),
  from: defineMessage<{ requests: number; supporters: number }>({
    id: 'crowdfunding.total.from',
    defaultMessage: '{requests, plural, one {# request} other {# requests}} · Supporters: {supporters, number}',
    description: 'Below what was raised: by how many, for how many requests',
  }),
};

export const sortMessages = defineMessages({
  '-created_at': { id: 'crowdfunding.sort.newest', defaultMessage: 'Newest first', description: 'Order of a list' },
  created_at: { id: 'crowdfunding.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of a list' },
  title: { id: 'crowdfunding.sort.title', defaultMessage: 'Title, A to Z', description: 'Order of a list' },
  '-title': { id: 'crowdfunding.sort.titleBack', defaultMessage: 'Title, Z to A', description: 'Order of a list' },
  '-amount_requested': {
    id: 'crowdfunding.sort.highest',
    defaultMessage: 'Highest amount',
    description: 'Order of a list',
  },
  amount_requested: {
    id: 'crowdfunding.sort.lowest',
    defaultMessage: 'Lowest amount',
    description: 'Order of a list',
  },
  valid_until: { id: 'crowdfunding.sort.soonest', defaultMessage: 'Ends soonest', description: 'Order of a list' },
  '-valid_until': { id: 'crowdfunding.sort.latest', defaultMessage: 'Ends last', description: 'Order of a list' },
});
