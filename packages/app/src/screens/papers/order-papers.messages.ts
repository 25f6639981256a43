import { defineMessage, defineMessages } from 'react-intl';

/** Messages of an order's documents, and of the screen that prints them. */
export const orderPaperMessages = {
  ...defineMessages({
    papers: { id: 'orderPaper.papers', defaultMessage: 'Documents', description: 'Title of the page; link to it' },
    paper: { id: 'orderPaper.paper', defaultMessage: 'Paper', description: 'Label of the choice between papers' },
    toOrder: { id: 'orderPaper.toOrder', defaultMessage: 'Back to order', description: 'Link from its papers' },
    slip: { id: 'orderPaper.slip', defaultMessage: 'Packing slip', description: 'A paper: what is in the parcel' },
    invoice: { id: 'orderPaper.invoice', defaultMessage: 'Invoice', description: 'A paper: what the buyer pays' },
    label: { id: 'orderPaper.label', defaultMessage: 'Return label', description: 'A paper: for what is sent back' },
    to: { id: 'orderPaper.to', defaultMessage: 'To', description: 'Above the address of the receiver' },
    number: { id: 'orderPaper.number', defaultMessage: 'Order no.', description: 'Fact on a paper' },
    invoiceNumber: { id: 'orderPaper.invoiceNumber', defaultMessage: 'Invoice no.', description: 'Fact on an invoice' },
    issued: {
      id: 'orderPaper.issued',
      defaultMessage: 'Date of issue',
      description: 'Fact on an invoice or a credit note',
    },
    notIssued: {
      id: 'orderPaper.notIssued',
      defaultMessage: 'Not issued yet: request payment first.',
      description: 'On an invoice, in place of its number',
    },
    creditNote: {
      id: 'orderPaper.creditNote',
      defaultMessage: 'Credit note',
      description: 'A paper: what the buyer got back',
    },
    creditNumber: {
      id: 'orderPaper.creditNumber',
      defaultMessage: 'Credit note no.',
      description: 'Fact on a credit note',
    },
    ofInvoice: {
      id: 'orderPaper.ofInvoice',
      defaultMessage: 'For invoice no.',
      description: 'Fact on a credit note: the invoice that it corrects',
    },
    credited: { id: 'orderPaper.credited', defaultMessage: 'Refunded', description: 'The last line of a credit note' },
    renewals: {
      id: 'orderPaper.renewals',
      defaultMessage: 'Renewals, paid separately',
      description: 'Caption of the terms that were added to a rent, on its invoice',
    },
    ordered: { id: 'orderPaper.ordered', defaultMessage: 'Ordered on', description: 'Fact on a paper' },
    courier: { id: 'orderPaper.courier', defaultMessage: 'Courier', description: 'Fact on a paper' },
    tracking: { id: 'orderPaper.tracking', defaultMessage: 'Tracking no.', description: 'Fact on a paper' },
    paid: { id: 'orderPaper.paid', defaultMessage: 'Paid on', description: 'Fact on an invoice' },
    due: { id: 'orderPaper.due', defaultMessage: 'Pay by', description: 'Fact on an invoice' },
    works: { id: 'orderPaper.works', defaultMessage: 'In this parcel', description: 'Caption of the lines of a slip' },
    work: { id: 'orderPaper.work', defaultMessage: 'Work', description: 'Head of the lines of a paper' },
    count: { id: 'orderPaper.count', defaultMessage: 'Pieces', description: 'Head of the lines of a slip' },
    lines: { id: 'orderPaper.lines', defaultMessage: 'Details', description: 'Caption of the lines of an invoice' },
    amount: { id: 'orderPaper.amount', defaultMessage: 'Amount', description: 'Head of the amounts of an invoice' },
    what: { id: 'orderPaper.what', defaultMessage: 'Description', description: 'Head of the lines of an invoice' },
    delivery: { id: 'orderPaper.delivery', defaultMessage: 'Delivery', description: 'Line of an invoice' },
    insurance: { id: 'orderPaper.insurance', defaultMessage: 'Insurance', description: 'Line of an invoice' },
    deposit: { id: 'orderPaper.deposit', defaultMessage: 'Deposit', description: 'Line of an invoice: of rent' },
    total: { id: 'orderPaper.total', defaultMessage: 'Total', description: 'The last line of an invoice' },
    rentFoot: {
      id: 'orderPaper.rentFoot',
      defaultMessage: 'Please check the work on arrival, and tell us right away if anything is wrong.',
      description: 'At the end of a packing slip of what is not bought to be kept',
    },
    labelFoot: {
      id: 'orderPaper.labelFoot',
      defaultMessage: 'Pack the work as it arrived. The buyer pays for return shipping.',
      description: 'At the end of a return label (001 section 9)',
    },
  }),
  slipFoot: defineMessage<{ days: number }>({
    id: 'orderPaper.slipFoot',
    defaultMessage:
      'Please check the work on arrival. Returns accepted within {days, plural, one {# day} other {# days}} of delivery.',
    description: 'At the end of a packing slip (001 section 9)',
  }),
  rent: defineMessage<{ title: string; count: number }>({
    id: 'orderPaper.rent',
    defaultMessage: '{title}, rent for {count, plural, one {# month} other {# months}}',
    description: 'Line of an invoice for a rent',
  }),
  discount: defineMessage<{ percent: string }>({
    id: 'orderPaper.discount',
    defaultMessage: 'Event discount, {percent}',
    description: 'Line of an invoice',
  }),
  tax: defineMessage<{ percent: string }>({
    id: 'orderPaper.tax',
    defaultMessage: 'Consumption tax, {percent}',
    description: 'Line of an invoice',
  }),
  renewal: defineMessage<{ count: number; from: string; until: string }>({
    id: 'orderPaper.renewal',
    defaultMessage:
      'Rent for {count, plural, one {# more month} other {# more months}}, {from} – {until}, tax included',
    description: 'Line of an invoice: a term that was added to a rent, from a day until another',
  }),
};

/** The subject of a credit note, by the cause of its refund. */
export const creditMessages = {
  return: defineMessage<{ title: string }>({
    id: 'orderPaper.creditReturn',
    defaultMessage: '{title}, returned: price and tax',
    description: 'Line of a credit note; title is the work',
  }),
  cancellation: defineMessage<{ title: string }>({
    id: 'orderPaper.creditCancellation',
    defaultMessage: '{title}, cancelled: everything paid',
    description: 'Line of a credit note; title is the work',
  }),
  deposit: defineMessage<{ title: string }>({
    id: 'orderPaper.creditDeposit',
    defaultMessage: '{title}: deposit returned',
    description: 'Line of a credit note; title is the work',
  }),
};
