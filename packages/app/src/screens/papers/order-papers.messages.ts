import { defineMessage, defineMessages } from 'react-intl';

/** Messages of an order's documents, and of the screen that prints them. */
export const orderPaperMessages = {
  ...defineMessages({
    papers: { id: 'orderPaper.papers', defaultMessage: 'Documents', description: 'Page title, and link to the page' },
    paper: { id: 'orderPaper.paper', defaultMessage: 'Paper', description: 'Field label: choice of document' },
    toOrder: { id: 'orderPaper.toOrder', defaultMessage: 'Back to order', description: 'Link from the documents' },
    slip: { id: 'orderPaper.slip', defaultMessage: 'Packing slip', description: 'Document title: parcel contents' },
    invoice: { id: 'orderPaper.invoice', defaultMessage: 'Invoice', description: 'Document title: amount to pay' },
    label: { id: 'orderPaper.label', defaultMessage: 'Return label', description: 'Document title: return address' },
    to: { id: 'orderPaper.to', defaultMessage: 'To', description: 'Label above the recipient’s address' },
    number: { id: 'orderPaper.number', defaultMessage: 'Order no.', description: 'Label on a document' },
    invoiceNumber: { id: 'orderPaper.invoiceNumber', defaultMessage: 'Invoice no.', description: 'Label on invoices' },
    issued: {
      id: 'orderPaper.issued',
      defaultMessage: 'Date of issue',
      description: 'Label on an invoice or a credit note',
    },
    notIssued: {
      id: 'orderPaper.notIssued',
      defaultMessage: 'Not issued yet: request payment first.',
      description: 'Text shown instead of the invoice number',
    },
    creditNote: {
      id: 'orderPaper.creditNote',
      defaultMessage: 'Credit note',
      description: 'Document title: what was refunded',
    },
    creditNumber: {
      id: 'orderPaper.creditNumber',
      defaultMessage: 'Credit note no.',
      description: 'Label on a credit note',
    },
    ofInvoice: {
      id: 'orderPaper.ofInvoice',
      defaultMessage: 'For invoice no.',
      description: 'Label on a credit note: the corrected invoice',
    },
    credited: { id: 'orderPaper.credited', defaultMessage: 'Refunded', description: 'Last line of a credit note' },
    renewals: {
      id: 'orderPaper.renewals',
      defaultMessage: 'Renewals, paid separately',
      description: 'Caption of the rental renewals on an invoice',
    },
    ordered: { id: 'orderPaper.ordered', defaultMessage: 'Ordered on', description: 'Label on a document' },
    courier: { id: 'orderPaper.courier', defaultMessage: 'Courier', description: 'Label on a document' },
    tracking: { id: 'orderPaper.tracking', defaultMessage: 'Tracking no.', description: 'Label on a document' },
    paid: { id: 'orderPaper.paid', defaultMessage: 'Paid on', description: 'Label on invoices' },
    due: { id: 'orderPaper.due', defaultMessage: 'Pay by', description: 'Label on invoices' },
    works: { id: 'orderPaper.works', defaultMessage: 'In this parcel', description: 'Table caption on a packing slip' },
    work: { id: 'orderPaper.work', defaultMessage: 'Work', description: 'Column heading on a document' },
    count: { id: 'orderPaper.count', defaultMessage: 'Pieces', description: 'Column heading on a packing slip' },
    lines: { id: 'orderPaper.lines', defaultMessage: 'Details', description: 'Table caption: invoice, credit note' },
    amount: { id: 'orderPaper.amount', defaultMessage: 'Amount', description: 'Column heading on an invoice' },
    what: { id: 'orderPaper.what', defaultMessage: 'Description', description: 'Column heading on an invoice' },
    delivery: { id: 'orderPaper.delivery', defaultMessage: 'Delivery', description: 'Line of an invoice' },
    insurance: { id: 'orderPaper.insurance', defaultMessage: 'Insurance', description: 'Line of an invoice' },
    deposit: { id: 'orderPaper.deposit', defaultMessage: 'Deposit', description: 'Line of an invoice for a rental' },
    total: { id: 'orderPaper.total', defaultMessage: 'Total', description: 'Last line of an invoice' },
    rentFoot: {
      id: 'orderPaper.rentFoot',
      defaultMessage: 'Please check the work on arrival, and tell us right away if anything is wrong.',
      description: 'Footer of a packing slip for a work that was not purchased',
    },
    labelFoot: {
      id: 'orderPaper.labelFoot',
      defaultMessage: 'Pack the work as it arrived. The buyer pays for return shipping.',
      description: 'Footer of a return label (001 section 9)',
    },
  }),
  slipFoot: defineMessage<{ days: number }>({
    id: 'orderPaper.slipFoot',
    defaultMessage:
      'Please check the work on arrival. Returns accepted within {days, plural, one {# day} other {# days}} of delivery.',
    description: 'Footer of a packing slip (001 section 9)',
  }),
  rent: defineMessage<{ title: string; count: number }>({
    id: 'orderPaper.rent',
    defaultMessage: '{title}, rent for {count, plural, one {# month} other {# months}}',
    description: 'Line of an invoice for a rental',
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
    description: 'Line of an invoice: renewal of a rental; from and until are dates',
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
