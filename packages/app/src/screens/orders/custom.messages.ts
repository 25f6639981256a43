import { defineMessages } from 'react-intl';

export const customOrdersMessages = defineMessages({
  page: {
    id: 'customOrders.page',
    defaultMessage: 'Custom orders',
    description: 'Title of the list of orders for pieces to be made',
  },
  stage: {
    id: 'customOrders.stage',
    defaultMessage: 'Stage',
    description: 'Column and filter: how far a custom order is',
  },
  done: {
    id: 'customOrders.done',
    defaultMessage: 'Done',
    description: 'Column: how much of the pieces is done, in per cent',
  },
  neededBy: { id: 'customOrders.neededBy', defaultMessage: 'Needed by', description: 'Column: a day' },
  offerMissing: {
    id: 'customOrders.offerMissing',
    defaultMessage: 'No offer yet',
    description: 'In place of the total of a custom order',
  },
  empty: {
    id: 'customOrders.empty',
    defaultMessage: 'No custom orders yet',
    description: 'Title of the empty list',
  },
  emptyHelp: {
    id: 'customOrders.emptyHelp',
    defaultMessage: 'Requests for custom work appear here. You send a quote before anything is paid.',
    description: 'Below the title of the empty list',
  },
});

export const customSortMessages = defineMessages({
  '-created_at': { id: 'customOrders.sort.newest', defaultMessage: 'Newest first', description: 'Order of a list' },
  created_at: { id: 'customOrders.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of a list' },
  needed_by: { id: 'customOrders.sort.soonest', defaultMessage: 'Earliest deadline', description: 'Order of a list' },
  '-needed_by': { id: 'customOrders.sort.latest', defaultMessage: 'Latest deadline', description: 'Order of a list' },
  '-total': { id: 'customOrders.sort.highest', defaultMessage: 'Highest total', description: 'Order of a list' },
  total: { id: 'customOrders.sort.lowest', defaultMessage: 'Lowest total', description: 'Order of a list' },
  number: { id: 'customOrders.sort.number', defaultMessage: 'Number', description: 'Order of a list' },
  '-number': {
    id: 'customOrders.sort.lastNumber',
    defaultMessage: 'Number, the last first',
    description: 'Order of a list',
  },
});
