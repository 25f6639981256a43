import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the printed receipt, as bookkeeping expects them in each language. */
export const receiptMessages = {
  ...defineMessages({
    receipt: { id: 'papers.receipt', defaultMessage: 'Receipt', description: 'Title on the paper of a receipt' },
    number: { id: 'papers.receiptNumber', defaultMessage: 'Receipt no.', description: 'Fact on a receipt' },
    paidOn: {
      id: 'papers.paidOn',
      defaultMessage: 'Paid on',
      description: 'Fact on a receipt: the day of the payment',
    },
    received: {
      id: 'papers.received',
      defaultMessage: 'Amount received',
      description: 'Beside what was paid, with tax',
    },
    inDetail: { id: 'papers.inDetail', defaultMessage: 'Details', description: 'Caption of the lines of a receipt' },
    whatFor: { id: 'papers.whatFor', defaultMessage: 'For', description: 'Head of the lines of a receipt' },
    amount: { id: 'papers.amount', defaultMessage: 'Amount', description: 'Head of the amounts of a receipt' },
    total: { id: 'papers.total', defaultMessage: 'Total', description: 'The last line of a receipt' },
    covers: { id: 'papers.covers', defaultMessage: 'Covers', description: 'Fact on a receipt: the time paid for' },
    method: { id: 'papers.method', defaultMessage: 'Paid by', description: 'Fact on a receipt: the way it was paid' },
    contact: {
      id: 'papers.contact',
      defaultMessage: 'Contact',
      description: 'Fact on a receipt that names a company: the person who paid for it',
    },
    issuedBy: { id: 'papers.issuedBy', defaultMessage: 'Issued by', description: 'Above who was paid' },
  }),
  toCompany: defineMessage<{ name: string }>({
    id: 'papers.toCompany',
    defaultMessage: 'Received from {name}',
    description: 'Which company paid; Japanese honours it',
  }),
  toPerson: defineMessage<{ name: string }>({
    id: 'papers.toPerson',
    defaultMessage: 'Received from {name}',
    description: 'Which person paid; Japanese honours them',
  }),
  tax: defineMessage<{ tax: string }>({
    id: 'papers.includingTax',
    defaultMessage: 'including consumption tax of {tax}',
    description: 'Below the amount received',
  }),
  net: defineMessage<{ percent: number }>({
    id: 'papers.netAt',
    defaultMessage: 'Subtotal ({percent, number}% taxable)',
    description: 'The sum without tax, and its rate',
  }),
  taxAt: defineMessage<{ percent: number }>({
    id: 'papers.taxAt',
    defaultMessage: 'Consumption tax ({percent, number}%)',
    description: 'The tax, and its rate',
  }),
  receivedFor: defineMessage<{ what: string }>({
    id: 'papers.receivedFor',
    defaultMessage: 'In payment of: {what}. Received with thanks.',
    description: 'That it was paid, and what for',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'papers.period',
    defaultMessage: '{from} – {to}',
    description: 'From a day to a day',
  }),
  registration: defineMessage<{ number: string }>({
    id: 'papers.registration',
    defaultMessage: 'Registration no. {number}',
    description: 'The number of a registered issuer of qualified invoices in Japan',
  }),
  disk: defineMessage<{ gigabytes: number; years: number }>({
    id: 'papers.disk',
    defaultMessage: '{gigabytes, number} GB disk quota for {years, plural, one {# year} other {# years}}',
    description: 'What was paid for',
  }),
  diskUpgrade: defineMessage<{ gigabytes: number }>({
    id: 'papers.diskUpgrade',
    defaultMessage: '{gigabytes, number} GB more disk quota for the days left of the term',
    description: 'What was paid for: a larger quota at once',
  }),
  notification: defineMessage<{ years: number }>({
    id: 'papers.notification',
    defaultMessage: 'Notification service for {years, plural, one {# year} other {# years}}',
    description: 'What was paid for: Slack and mobile notifications',
  }),
};

export const paidByMessages = defineMessages({
  card: { id: 'papers.card', defaultMessage: 'Card', description: 'Way to pay' },
  wallet: { id: 'papers.wallet', defaultMessage: 'Wallet', description: 'Way to pay: an online wallet' },
  bank_transfer: { id: 'papers.bankTransfer', defaultMessage: 'Bank transfer', description: 'Way to pay' },
});
