import { defineMessage, defineMessages } from 'react-intl';

/** Labels of the entry types. */
export const causeMessages = defineMessages({
  sale: { id: 'tasks.cause.sale', defaultMessage: 'Sale', description: 'Entry type: sale of a work' },
  rent: { id: 'tasks.cause.rent', defaultMessage: 'Rent', description: 'Entry type: first rental term' },
  custom: { id: 'tasks.cause.custom', defaultMessage: 'Custom order', description: 'Entry type' },
  renewal: { id: 'tasks.cause.renewal', defaultMessage: 'Rental renewal', description: 'Entry type' },
  deposit_forfeited: {
    id: 'tasks.cause.deposit',
    defaultMessage: 'Forfeited deposit',
    description: 'Entry type: rental deposit kept by the seller',
  },
  refund: { id: 'tasks.cause.refund', defaultMessage: 'Refund', description: 'Entry type' },
});

export const ledgerMessages = {
  ...defineMessages({
    search: {
      id: 'tasks.ledger.search',
      defaultMessage: 'Search orders and buyers',
      description: 'Label of the search field',
    },
    failed: {
      id: 'tasks.ledger.failed',
      defaultMessage: 'We couldn’t load the entries.',
      description: 'Banner heading: list failed to load',
    },
    creditEmpty: {
      id: 'tasks.ledger.creditEmpty',
      defaultMessage: 'No earnings yet',
      description: 'Heading of the empty credit list',
    },
    creditEmptyHelp: {
      id: 'tasks.ledger.creditEmptyHelp',
      defaultMessage: 'Your earnings from each confirmed payment appear here.',
      description: 'Text of the empty credit list',
    },
    expenseEmpty: {
      id: 'tasks.ledger.expenseEmpty',
      defaultMessage: 'No refunds',
      description: 'Heading of the empty expense list',
    },
    expenseEmptyHelp: {
      id: 'tasks.ledger.expenseEmptyHelp',
      defaultMessage: 'Your share of refunds to buyers appears here.',
      description: 'Text of the empty expense list',
    },
    cause: { id: 'tasks.ledger.cause', defaultMessage: 'Type', description: 'Filter and column heading' },
    currency: { id: 'tasks.ledger.currency', defaultMessage: 'Currency', description: 'Filter and CSV column' },
    dollars: {
      id: 'tasks.ledger.dollars',
      defaultMessage: 'US dollars',
      description: 'Currency: filter option, and in the label of a total',
    },
    yen: {
      id: 'tasks.ledger.yen',
      defaultMessage: 'yen',
      description: 'Currency: filter option, and in the label of a total',
    },
    booked: { id: 'tasks.ledger.booked', defaultMessage: 'Date', description: 'Filter label' },
    latest: { id: 'tasks.ledger.latest', defaultMessage: 'Latest first', description: 'Sort option' },
    oldest: { id: 'tasks.ledger.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
    number: { id: 'tasks.ledger.number', defaultMessage: 'Order', description: 'Column heading: order number' },
    at: { id: 'tasks.ledger.at', defaultMessage: 'Date', description: 'Column heading' },
    work: { id: 'tasks.ledger.work', defaultMessage: 'Work', description: 'Column heading: title of the work' },
    buyer: { id: 'tasks.ledger.buyer', defaultMessage: 'Buyer', description: 'Column heading: name' },
    amount: { id: 'tasks.ledger.amount', defaultMessage: 'Amount', description: 'Column heading' },
    nothingDue: {
      id: 'tasks.ledger.nothingDue',
      defaultMessage: 'Nothing due',
      description: 'Shown in place of the payout date: the buyer was refunded',
    },
    payout: {
      id: 'tasks.ledger.payout',
      defaultMessage: 'Payout due',
      description: 'Column heading: date or awaited event',
    },
    after_delivery: {
      id: 'tasks.ledger.afterDelivery',
      defaultMessage: 'After delivery',
      description: 'Payout status: awaited event',
    },
    after_return: {
      id: 'tasks.ledger.afterReturn',
      defaultMessage: 'After the return',
      description: 'Payout status: the buyer has requested a return',
    },
    direct: {
      id: 'tasks.ledger.direct',
      defaultMessage: 'Transferred to you',
      description: 'Payout status: the buyer paid by bank transfer to the seller’s account',
    },
  }),
  payoutRule: defineMessage<{ days: number }>({
    id: 'tasks.ledger.payoutRule',
    defaultMessage:
      'Payouts are due {days, plural, =0 {as soon as} one {# day after} other {# days after}} a buyer can no longer get the money back.',
    description: 'Note below the credit list',
  }),
  creditTotal: defineMessage<{ currency: string }>({
    id: 'tasks.ledger.creditTotal',
    defaultMessage: 'Received in {currency}',
    description: 'Label of the total of all credits found, per currency',
  }),
  expenseTotal: defineMessage<{ currency: string }>({
    id: 'tasks.ledger.expenseTotal',
    defaultMessage: 'Refunded in {currency}',
    description: 'Label of the total of all expenses found, per currency',
  }),
  found: defineMessage<{ count: number }>({
    id: 'tasks.ledger.found',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'Screen reader: number of entries found',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'tasks.ledger.exported',
    defaultMessage: '{count, plural, one {# entry exported.} other {# entries exported.}}',
    description: 'Toast after the CSV export',
  }),
};
