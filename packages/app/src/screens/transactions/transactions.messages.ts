import { defineMessage, defineMessages } from 'react-intl';

export const transactionsMessages = {
  ...defineMessages({
    title: {
      id: 'transactions.title',
      defaultMessage: 'Transactions',
      description: 'Title of the page of what the seller paid the house',
    },
    services: {
      id: 'transactions.services',
      defaultMessage: 'Services',
      description: 'Name of the links between the receipts of each service',
    },
    disk: { id: 'transactions.disk', defaultMessage: 'Disk quota', description: 'Link: the receipts for disk quota' },
    slack: {
      id: 'transactions.slack',
      defaultMessage: 'Notification service',
      description: 'Link: the receipts for notifications by Slack and on the phone',
    },
    diskPage: {
      id: 'transactions.diskPage',
      defaultMessage: 'Disk quota transactions',
      description: 'Title of the document, and the name of its CSV file',
    },
    slackPage: {
      id: 'transactions.slackPage',
      defaultMessage: 'Notification service transactions',
      description: 'Title of the document, and the name of its CSV file',
    },
    list: { id: 'transactions.list', defaultMessage: 'Receipts', description: 'Accessible name of the list' },
    search: {
      id: 'transactions.search',
      defaultMessage: 'Search receipt numbers',
      description: 'Label of the search field',
    },
    failed: {
      id: 'transactions.failed',
      defaultMessage: 'We couldn’t load your receipts.',
      description: 'Title of the banner when the list failed',
    },
    diskEmpty: {
      id: 'transactions.diskEmpty',
      defaultMessage: 'No storage payments yet',
      description: 'Title of an empty list',
    },
    slackEmpty: {
      id: 'transactions.slackEmpty',
      defaultMessage: 'No notification service payments yet',
      description: 'Title of an empty list',
    },
    emptyHelp: {
      id: 'transactions.emptyHelp',
      defaultMessage: 'Each payment’s receipt appears here.',
      description: 'Below the title of an empty list',
    },
    renew: {
      id: 'transactions.renew',
      defaultMessage: 'Renew or change services',
      description: 'Link to the page that renews the services',
    },
    number: { id: 'transactions.number', defaultMessage: 'Receipt', description: 'Column: the number of the receipt' },
    paidOn: {
      id: 'transactions.paidOn',
      defaultMessage: 'Paid on',
      description: 'Column and filter: the day of the payment',
    },
    quota: { id: 'transactions.quota', defaultMessage: 'Quota', description: 'Column: the disk quota that was paid' },
    covers: { id: 'transactions.covers', defaultMessage: 'Covers', description: 'Column: the time that was paid for' },
    method: { id: 'transactions.method', defaultMessage: 'Paid by', description: 'Column: the way it was paid' },
    net: { id: 'transactions.net', defaultMessage: 'Subtotal', description: 'Column: the amount without tax' },
    tax: { id: 'transactions.tax', defaultMessage: 'Consumption tax', description: 'Column: the tax in the total' },
    total: { id: 'transactions.total', defaultMessage: 'Total', description: 'Column: what was paid, with tax' },
    currency: { id: 'transactions.currency', defaultMessage: 'Currency', description: 'Column of the CSV file' },
    quotaGb: { id: 'transactions.quotaGb', defaultMessage: 'Quota (GB)', description: 'Column of the CSV file' },
    coversFrom: {
      id: 'transactions.coversFrom',
      defaultMessage: 'Covers from',
      description: 'Column of the CSV file: the first day paid for',
    },
    coversTo: {
      id: 'transactions.coversTo',
      defaultMessage: 'Covers to',
      description: 'Column of the CSV file: the last day paid for',
    },
    print: {
      id: 'transactions.print',
      defaultMessage: 'Print receipts',
      description: 'Button: all that is found, to be printed',
    },
    printFailed: {
      id: 'transactions.printFailed',
      defaultMessage: 'We couldn’t prepare the receipts.',
      description: 'Printing failed; the reason follows',
    },
    receiptFailed: {
      id: 'transactions.receiptFailed',
      defaultMessage: 'We couldn’t load this receipt.',
      description: 'Title of the banner when a receipt failed',
    },
    receiptMissing: {
      id: 'transactions.receiptMissing',
      defaultMessage: 'Receipt not found',
      description: 'Title where the address names no receipt of the seller',
    },
    receiptMissingHelp: {
      id: 'transactions.receiptMissingHelp',
      defaultMessage: 'It may belong to another account, or the link may be wrong.',
      description: 'Below the title where the address names no receipt of the seller',
    },
    toReceipts: {
      id: 'transactions.toReceipts',
      defaultMessage: 'All receipts',
      description: 'Link from a receipt to the list that it is in',
    },
    USD: {
      id: 'transactions.usd',
      defaultMessage: 'Total in US dollars',
      description: 'Label of the sum of all that is found',
    },
    JPY: {
      id: 'transactions.jpy',
      defaultMessage: 'Total in yen',
      description: 'Label of the sum of all that is found',
    },
  }),
  receiptOf: defineMessage<{ number: string }>({
    id: 'transactions.receiptOf',
    defaultMessage: 'Receipt {number}',
    description: 'Title of the document, and the name of the page in crumbs',
  }),
  receiptCount: defineMessage<{ count: number }>({
    id: 'transactions.receiptCount',
    defaultMessage: '{count, plural, one {Receipt} other {# receipts}}',
    description: 'Title of the page that prints receipts',
  }),
  receiptsMissing: defineMessage<{ count: number }>({
    id: 'transactions.receiptsMissing',
    defaultMessage:
      '{count, plural, one {1 receipt isn’t yours or doesn’t exist.} other {# receipts aren’t yours or don’t exist.}}',
    description: 'Above the receipts, where the address names some that are not there',
  }),
  printMost: defineMessage<{ limit: number }>({
    id: 'transactions.printMost',
    defaultMessage: 'You can print {limit, number} receipts at a time. Filter the list to print the rest.',
    description: 'There are more receipts than fit into one go',
  }),
  gigabytes: defineMessage<{ count: number }>({
    id: 'transactions.gigabytes',
    defaultMessage: '{count, number} GB',
    description: 'The disk quota that was paid',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'transactions.period',
    defaultMessage: '{from} – {to}',
    description: 'From a day to a day',
  }),
  found: defineMessage<{ count: number }>({
    id: 'transactions.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# receipt found} other {# receipts found}}',
    description: 'Read to screen readers after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'transactions.exported',
    defaultMessage: '{count, plural, one {# receipt exported} other {# receipts exported}}',
    description: 'The file has been given to the browser',
  }),
};

export const methodMessages = defineMessages({
  card: { id: 'transactions.card', defaultMessage: 'Card', description: 'Way to pay' },
  wallet: { id: 'transactions.wallet', defaultMessage: 'Wallet', description: 'Way to pay: an online wallet' },
  bank_transfer: { id: 'transactions.bankTransfer', defaultMessage: 'Bank transfer', description: 'Way to pay' },
});

export const sortMessages = defineMessages({
  '-paid_at': { id: 'transactions.sort.newest', defaultMessage: 'Newest first', description: 'Order of receipts' },
  paid_at: { id: 'transactions.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of receipts' },
  '-total': { id: 'transactions.sort.highest', defaultMessage: 'Highest total', description: 'Order of receipts' },
  total: { id: 'transactions.sort.lowest', defaultMessage: 'Lowest total', description: 'Order of receipts' },
});
