import { defineMessage, defineMessages } from 'react-intl';

export const transactionsMessages = {
  ...defineMessages({
    title: {
      id: 'transactions.title',
      defaultMessage: 'Transactions',
      description: 'Page title of the seller’s payments to the operator',
    },
    services: {
      id: 'transactions.services',
      defaultMessage: 'Services',
      description: 'Screen reader label of the tabs',
    },
    disk: { id: 'transactions.disk', defaultMessage: 'Disk quota', description: 'Tab: receipts for disk quota' },
    slack: {
      id: 'transactions.slack',
      defaultMessage: 'Notification service',
      description: 'Tab: receipts for mobile and Slack notifications',
    },
    diskPage: {
      id: 'transactions.diskPage',
      defaultMessage: 'Disk quota transactions',
      description: 'Browser title and CSV file name',
    },
    slackPage: {
      id: 'transactions.slackPage',
      defaultMessage: 'Notification service transactions',
      description: 'Browser title and CSV file name',
    },
    list: { id: 'transactions.list', defaultMessage: 'Receipts', description: 'Screen reader label of the list' },
    search: {
      id: 'transactions.search',
      defaultMessage: 'Search receipt numbers',
      description: 'Label of the search field',
    },
    failed: {
      id: 'transactions.failed',
      defaultMessage: 'We couldn’t load your receipts.',
      description: 'Banner heading: list failed to load',
    },
    diskEmpty: {
      id: 'transactions.diskEmpty',
      defaultMessage: 'No storage payments yet',
      description: 'Heading of the empty list',
    },
    slackEmpty: {
      id: 'transactions.slackEmpty',
      defaultMessage: 'No notification service payments yet',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'transactions.emptyHelp',
      defaultMessage: 'Each payment’s receipt appears here.',
      description: 'Text of the empty list',
    },
    renew: {
      id: 'transactions.renew',
      defaultMessage: 'Renew or change services',
      description: 'Link to the service renewal page',
    },
    number: { id: 'transactions.number', defaultMessage: 'Receipt', description: 'Column heading: receipt number' },
    paidOn: {
      id: 'transactions.paidOn',
      defaultMessage: 'Paid on',
      description: 'Column heading and filter: payment date',
    },
    quota: { id: 'transactions.quota', defaultMessage: 'Quota', description: 'Column heading: disk quota paid for' },
    covers: { id: 'transactions.covers', defaultMessage: 'Covers', description: 'Column heading: period paid for' },
    method: { id: 'transactions.method', defaultMessage: 'Paid by', description: 'Column heading: payment method' },
    net: { id: 'transactions.net', defaultMessage: 'Subtotal', description: 'CSV column: amount without tax' },
    tax: { id: 'transactions.tax', defaultMessage: 'Consumption tax', description: 'CSV column: tax in the total' },
    total: { id: 'transactions.total', defaultMessage: 'Total', description: 'Column heading: amount with tax' },
    currency: { id: 'transactions.currency', defaultMessage: 'Currency', description: 'CSV column' },
    quotaGb: { id: 'transactions.quotaGb', defaultMessage: 'Quota (GB)', description: 'CSV column' },
    coversFrom: {
      id: 'transactions.coversFrom',
      defaultMessage: 'Covers from',
      description: 'CSV column: first day paid for',
    },
    coversTo: {
      id: 'transactions.coversTo',
      defaultMessage: 'Covers to',
      description: 'CSV column: last day paid for',
    },
    print: {
      id: 'transactions.print',
      defaultMessage: 'Print receipts',
      description: 'Menu item: prints all receipts found',
    },
    printFailed: {
      id: 'transactions.printFailed',
      defaultMessage: 'We couldn’t prepare the receipts.',
      description: 'Error message, followed by the reason',
    },
    receiptFailed: {
      id: 'transactions.receiptFailed',
      defaultMessage: 'We couldn’t load this receipt.',
      description: 'Banner heading: receipt failed to load',
    },
    receiptMissing: {
      id: 'transactions.receiptMissing',
      defaultMessage: 'Receipt not found',
      description: 'Heading shown if there is no such receipt',
    },
    receiptMissingHelp: {
      id: 'transactions.receiptMissingHelp',
      defaultMessage: 'It may belong to another account, or the link may be wrong.',
      description: 'Text shown if there is no such receipt',
    },
    toReceipts: {
      id: 'transactions.toReceipts',
      defaultMessage: 'All receipts',
      description: 'Link from a receipt to the list',
    },
    USD: {
      id: 'transactions.usd',
      defaultMessage: 'Total in US dollars',
      description: 'Label of the total of all receipts found',
    },
    JPY: {
      id: 'transactions.jpy',
      defaultMessage: 'Total in yen',
      description: 'Label of the total of all receipts found',
    },
  }),
  receiptOf: defineMessage<{ number: string }>({
    id: 'transactions.receiptOf',
    defaultMessage: 'Receipt {number}',
    description: 'Browser title and breadcrumb of a receipt',
  }),
  receiptCount: defineMessage<{ count: number }>({
    id: 'transactions.receiptCount',
    defaultMessage: '{count, plural, one {Receipt} other {# receipts}}',
    description: 'Page title of the printable receipts',
  }),
  receiptsMissing: defineMessage<{ count: number }>({
    id: 'transactions.receiptsMissing',
    defaultMessage:
      '{count, plural, one {1 receipt isn’t yours or doesn’t exist.} other {# receipts aren’t yours or don’t exist.}}',
    description: 'Warning above the receipts if some do not exist',
  }),
  printMost: defineMessage<{ limit: number }>({
    id: 'transactions.printMost',
    defaultMessage: 'You can print {limit, number} receipts at a time. Filter the list to print the rest.',
    description: 'Toast: too many receipts to print at once',
  }),
  gigabytes: defineMessage<{ count: number }>({
    id: 'transactions.gigabytes',
    defaultMessage: '{count, number} GB',
    description: 'Disk quota paid for',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'transactions.period',
    defaultMessage: '{from} – {to}',
    description: 'Date range',
  }),
  found: defineMessage<{ count: number }>({
    id: 'transactions.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# receipt found} other {# receipts found}}',
    description: 'Screen reader announcement after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'transactions.exported',
    defaultMessage: '{count, plural, one {# receipt exported} other {# receipts exported}}',
    description: 'Toast after the CSV export',
  }),
};

export const methodMessages = defineMessages({
  card: { id: 'transactions.card', defaultMessage: 'Card', description: 'Payment method' },
  wallet: { id: 'transactions.wallet', defaultMessage: 'Wallet', description: 'Payment method: online wallet' },
  bank_transfer: { id: 'transactions.bankTransfer', defaultMessage: 'Bank transfer', description: 'Payment method' },
});

export const sortMessages = defineMessages({
  '-paid_at': { id: 'transactions.sort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  paid_at: { id: 'transactions.sort.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
  '-total': { id: 'transactions.sort.highest', defaultMessage: 'Highest total', description: 'Sort option' },
  total: { id: 'transactions.sort.lowest', defaultMessage: 'Lowest total', description: 'Sort option' },
});
