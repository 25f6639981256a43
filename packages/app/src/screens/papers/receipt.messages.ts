import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the printed receipt, as bookkeeping expects them in each language. */
export const receiptMessages = {
  ...defineMessages({
    receipt: { id: 'papers.receipt', defaultMessage: 'Receipt', description: 'Document title of a receipt' },
    number: { id: 'papers.receiptNumber', defaultMessage: 'Receipt no.', description: 'Label on a receipt' },
    paidOn: {
      id: 'papers.paidOn',
      defaultMessage: 'Paid on',
      description: 'Label on a receipt: payment date',
    },
    received: {
      id: 'papers.received',
      defaultMessage: 'Amount received',
      description: 'Label of the total paid, tax included',
    },
    inDetail: { id: 'papers.inDetail', defaultMessage: 'Details', description: 'Table caption on a receipt' },
    whatFor: { id: 'papers.whatFor', defaultMessage: 'For', description: 'Column heading on a receipt' },
    amount: { id: 'papers.amount', defaultMessage: 'Amount', description: 'Column heading on a receipt: amounts' },
    total: { id: 'papers.total', defaultMessage: 'Total', description: 'Last line of a receipt' },
    covers: { id: 'papers.covers', defaultMessage: 'Covers', description: 'Label on a receipt: period paid for' },
    method: { id: 'papers.method', defaultMessage: 'Paid by', description: 'Label on a receipt: payment method' },
    contact: {
      id: 'papers.contact',
      defaultMessage: 'Contact',
      description: 'Label on a receipt issued to a company: the person who paid',
    },
    issuedBy: { id: 'papers.issuedBy', defaultMessage: 'Issued by', description: 'Label above the payee' },
  }),
  toCompany: defineMessage<{ name: string }>({
    id: 'papers.toCompany',
    defaultMessage: 'Received from {name}',
    description: 'Company that paid; Japanese adds an honorific',
  }),
  toPerson: defineMessage<{ name: string }>({
    id: 'papers.toPerson',
    defaultMessage: 'Received from {name}',
    description: 'Person who paid; Japanese adds an honorific',
  }),
  tax: defineMessage<{ tax: string }>({
    id: 'papers.includingTax',
    defaultMessage: 'including consumption tax of {tax}',
    description: 'Text below the amount received',
  }),
  net: defineMessage<{ percent: number }>({
    id: 'papers.netAt',
    defaultMessage: 'Subtotal ({percent, number}% taxable)',
    description: 'Line of a receipt: sum before tax, with the tax rate',
  }),
  taxAt: defineMessage<{ percent: number }>({
    id: 'papers.taxAt',
    defaultMessage: 'Consumption tax ({percent, number}%)',
    description: 'Line of a receipt: tax, with its rate',
  }),
  receivedFor: defineMessage<{ what: string }>({
    id: 'papers.receivedFor',
    defaultMessage: 'In payment of: {what}. Received with thanks.',
    description: 'Statement on a receipt: payment and its purpose',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'papers.period',
    defaultMessage: '{from} – {to}',
    description: 'Period on a receipt; from and to are dates',
  }),
  registration: defineMessage<{ number: string }>({
    id: 'papers.registration',
    defaultMessage: 'Registration no. {number}',
    description: 'Registration number of an issuer of qualified invoices in Japan',
  }),
  disk: defineMessage<{ gigabytes: number; years: number }>({
    id: 'papers.disk',
    defaultMessage: '{gigabytes, number} GB disk quota for {years, plural, one {# year} other {# years}}',
    description: 'Line of a receipt',
  }),
  diskUpgrade: defineMessage<{ gigabytes: number }>({
    id: 'papers.diskUpgrade',
    defaultMessage: '{gigabytes, number} GB more disk quota for the days left of the term',
    description: 'Line of a receipt: immediate increase of the disk quota',
  }),
  notification: defineMessage<{ years: number }>({
    id: 'papers.notification',
    defaultMessage: 'Notification service for {years, plural, one {# year} other {# years}}',
    description: 'Line of a receipt: Slack and mobile notifications',
  }),
};

export const paidByMessages = defineMessages({
  card: { id: 'papers.card', defaultMessage: 'Card', description: 'Payment method' },
  wallet: { id: 'papers.wallet', defaultMessage: 'Wallet', description: 'Payment method: an online wallet' },
  bank_transfer: { id: 'papers.bankTransfer', defaultMessage: 'Bank transfer', description: 'Payment method' },
});
