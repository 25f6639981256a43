import { defineMessage, defineMessages } from 'react-intl';

/** The cause of an entry. */
export const causeMessages = defineMessages({
  sale: { id: 'tasks.cause.sale', defaultMessage: 'Sale', description: 'What was booked: a work was bought' },
  rent: { id: 'tasks.cause.rent', defaultMessage: 'Rent', description: 'What was booked: the first term of a rent' },
  custom: { id: 'tasks.cause.custom', defaultMessage: 'Custom order', description: 'What was booked' },
  renewal: { id: 'tasks.cause.renewal', defaultMessage: 'Rental renewal', description: 'What was booked' },
  deposit_forfeited: {
    id: 'tasks.cause.deposit',
    defaultMessage: 'Forfeited deposit',
    description: 'What was booked: the deposit of a rent stays with the seller',
  },
  refund: { id: 'tasks.cause.refund', defaultMessage: 'Refund', description: 'What was booked: money given back' },
});

export const ledgerMessages = {
  ...defineMessages({
    search: {
      id: 'tasks.ledger.search',
      defaultMessage: 'Search orders and buyers',
      description: 'Label of the search field of credits and expenses',
    },
    failed: {
      id: 'tasks.ledger.failed',
      defaultMessage: 'We couldn’t load the entries.',
      description: 'Title of the banner when the list failed',
    },
    creditEmpty: {
      id: 'tasks.ledger.creditEmpty',
      defaultMessage: 'No earnings yet',
      description: 'Title of the empty list of credits',
    },
    creditEmptyHelp: {
      id: 'tasks.ledger.creditEmptyHelp',
      defaultMessage: 'Your earnings from each confirmed payment appear here.',
      description: 'Below the title of the empty list of credits',
    },
    expenseEmpty: {
      id: 'tasks.ledger.expenseEmpty',
      defaultMessage: 'No refunds',
      description: 'Title of the empty list of expenses',
    },
    expenseEmptyHelp: {
      id: 'tasks.ledger.expenseEmptyHelp',
      defaultMessage: 'Your share of refunds to buyers appears here.',
      description: 'Below the title of the empty list of expenses',
    },
    cause: { id: 'tasks.ledger.cause', defaultMessage: 'Type', description: 'Filter and column: what was booked' },
    currency: { id: 'tasks.ledger.currency', defaultMessage: 'Currency', description: 'Filter and column' },
    dollars: {
      id: 'tasks.ledger.dollars',
      defaultMessage: 'US dollars',
      description: 'A currency: choice of a filter, and in the label of a sum',
    },
    yen: {
      id: 'tasks.ledger.yen',
      defaultMessage: 'yen',
      description: 'A currency: choice of a filter, and in the label of a sum',
    },
    booked: { id: 'tasks.ledger.booked', defaultMessage: 'Date', description: 'Filter: days' },
    latest: { id: 'tasks.ledger.latest', defaultMessage: 'Latest first', description: 'Order of the list' },
    oldest: { id: 'tasks.ledger.oldest', defaultMessage: 'Oldest first', description: 'Order of the list' },
    number: { id: 'tasks.ledger.number', defaultMessage: 'Order', description: 'Column: the number of the order' },
    at: { id: 'tasks.ledger.at', defaultMessage: 'Date', description: 'Column: the day' },
    work: { id: 'tasks.ledger.work', defaultMessage: 'Work', description: 'Column: the title of what was ordered' },
    buyer: { id: 'tasks.ledger.buyer', defaultMessage: 'Buyer', description: 'Column: a name' },
    amount: { id: 'tasks.ledger.amount', defaultMessage: 'Amount', description: 'Column' },
    nothingDue: {
      id: 'tasks.ledger.nothingDue',
      defaultMessage: 'Nothing due',
      description: 'In place of the day of a payout: the money has gone back to the buyer',
    },
    payout: {
      id: 'tasks.ledger.payout',
      defaultMessage: 'Payout due',
      description: 'Column: the day, or what it waits for',
    },
    after_delivery: {
      id: 'tasks.ledger.afterDelivery',
      defaultMessage: 'After delivery',
      description: 'What a payout waits for',
    },
    after_return: {
      id: 'tasks.ledger.afterReturn',
      defaultMessage: 'After the return',
      description: 'What a payout waits for: the buyer wants to return the work',
    },
    direct: {
      id: 'tasks.ledger.direct',
      defaultMessage: 'Transferred to you',
      description: 'In place of the day of a payout: the buyer’s bank transfer went to the seller’s own account',
    },
  }),
  payoutRule: defineMessage<{ days: number }>({
    id: 'tasks.ledger.payoutRule',
    defaultMessage:
      'Payouts are due {days, plural, =0 {as soon as} one {# day after} other {# days after}} a buyer can no longer get the money back.',
    description: 'Above the list of credits',
  }),
  creditTotal: defineMessage<{ currency: string }>({
    id: 'tasks.ledger.creditTotal',
    defaultMessage: 'Received in {currency}',
    description: 'Label of the sum of all credits that are found, in a currency',
  }),
  expenseTotal: defineMessage<{ currency: string }>({
    id: 'tasks.ledger.expenseTotal',
    defaultMessage: 'Refunded in {currency}',
    description: 'Label of the sum of all expenses that are found, in a currency',
  }),
  found: defineMessage<{ count: number }>({
    id: 'tasks.ledger.found',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'How many entries are found',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'tasks.ledger.exported',
    defaultMessage: '{count, plural, one {# entry exported.} other {# entries exported.}}',
    description: 'Toast after a CSV file was saved',
  }),
};
