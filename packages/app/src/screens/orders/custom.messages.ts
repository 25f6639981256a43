import { defineMessages } from 'react-intl';

export const customOrdersMessages = defineMessages({
  page: {
    id: 'customOrders.page',
    defaultMessage: 'Custom orders',
    description: 'Page title and CSV file name',
  },
  stage: {
    id: 'customOrders.stage',
    defaultMessage: 'Stage',
    description: 'Column heading and filter: order progress',
  },
  done: {
    id: 'customOrders.done',
    defaultMessage: 'Done',
    description: 'Column heading: percentage completed',
  },
  neededBy: { id: 'customOrders.neededBy', defaultMessage: 'Needed by', description: 'Column heading: date' },
  offerMissing: {
    id: 'customOrders.offerMissing',
    defaultMessage: 'No offer yet',
    description: 'In the Total column before a quote is sent',
  },
  empty: {
    id: 'customOrders.empty',
    defaultMessage: 'No custom orders yet',
    description: 'Heading of the empty list',
  },
  emptyHelp: {
    id: 'customOrders.emptyHelp',
    defaultMessage: 'Requests for custom work appear here. You send a quote before anything is paid.',
    description: 'Text of the empty list',
  },
});

export const customSortMessages = defineMessages({
  '-created_at': { id: 'customOrders.sort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  created_at: { id: 'customOrders.sort.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
  needed_by: { id: 'customOrders.sort.soonest', defaultMessage: 'Earliest deadline', description: 'Sort option' },
  '-needed_by': { id: 'customOrders.sort.latest', defaultMessage: 'Latest deadline', description: 'Sort option' },
  '-total': { id: 'customOrders.sort.highest', defaultMessage: 'Highest total', description: 'Sort option' },
  total: { id: 'customOrders.sort.lowest', defaultMessage: 'Lowest total', description: 'Sort option' },
  number: { id: 'customOrders.sort.number', defaultMessage: 'Number', description: 'Sort option: order number' },
  '-number': {
    id: 'customOrders.sort.lastNumber',
    defaultMessage: 'Number, the last first',
    description: 'Sort option: highest number first',
  },
});
