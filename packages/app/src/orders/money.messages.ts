import { defineMessage, defineMessages } from 'react-intl';

/** Lines of an order's payment summary (001 section 3). */
export const moneyMessages = {
  ...defineMessages({
    title: {
      id: 'order.money.title',
      defaultMessage: 'Payment summary',
      description: 'Heading of the payment summary',
    },
    price: { id: 'order.money.price', defaultMessage: 'Price', description: 'Payment summary line' },
    eventDiscount: {
      id: 'order.money.eventDiscount',
      defaultMessage: 'Event discount',
      description: 'Payment summary line; followed by a percentage',
    },
    tax: {
      id: 'order.money.tax',
      defaultMessage: 'Tax',
      description: 'Payment summary line; followed by a percentage',
    },
    serviceCharge: {
      id: 'order.money.serviceCharge',
      defaultMessage: 'Service charge',
      description: 'Payment summary line: operator’s fee; followed by a percentage',
    },
    delivery: { id: 'order.money.delivery', defaultMessage: 'Delivery', description: 'Payment summary line' },
    insurance: { id: 'order.money.insurance', defaultMessage: 'Insurance', description: 'Payment summary line' },
    deposit: {
      id: 'order.money.deposit',
      defaultMessage: 'Deposit',
      description: 'Payment summary line (rentals)',
    },
    buyerPays: { id: 'order.money.total', defaultMessage: 'Buyer pays', description: 'Payment summary total' },
    buyerPaid: {
      id: 'order.money.paid',
      defaultMessage: 'Buyer paid',
      description: 'Payment summary total, after payment',
    },
    notPaid: {
      id: 'order.money.notPaid',
      defaultMessage: 'Total, not paid',
      description: 'Payment summary total: order ended before payment',
    },
    nothingPaid: {
      id: 'order.money.nothingPaid',
      defaultMessage: 'Nothing was paid, so there’s nothing to refund.',
      description: 'Below the payment summary: order ended before payment',
    },
    pending: {
      id: 'order.money.pending',
      defaultMessage: 'Your share of the refund, still to be paid',
      description: 'Payment summary line: refund due to the buyer, not yet paid',
    },
    keepAfter: {
      id: 'order.money.keepAfter',
      defaultMessage: 'You keep after the refund',
      description: 'Payment summary total: after a pending refund is paid',
    },
    youKeep: {
      id: 'order.money.kept',
      defaultMessage: 'You keep',
      description: 'Payment summary total: seller’s share after a refund',
    },
    youReceive: {
      id: 'order.money.received',
      defaultMessage: 'You receive',
      description: 'Payment summary total: seller’s share',
    },
    taxOut: {
      id: 'order.money.taxOut',
      defaultMessage: 'Tax',
      description: 'Payment summary line: deducted from the seller’s share',
    },
    depositOut: {
      id: 'order.money.depositOut',
      defaultMessage: 'Deposit (held)',
      description: 'Payment summary line: deducted from the seller’s share',
    },
    depositReturned: {
      id: 'order.money.depositReturned',
      defaultMessage: 'Deposit, returned to the buyer',
      description: 'Payment summary line: deducted from the seller’s share',
    },
    chargesMissing: {
      id: 'order.money.chargesMissing',
      defaultMessage: 'Delivery and insurance not included yet.',
      description: 'Below the payment summary',
    },
  }),
  rent: defineMessage<{ count: number; price: string }>({
    id: 'order.money.rent',
    defaultMessage: '{price} × {count, plural, one {# month} other {# months}}',
    description: 'Payment summary line: monthly rent times number of months',
  }),
  renewed: defineMessage<{ count: number; date: string }>({
    id: 'order.money.renewed',
    defaultMessage: 'Renewal {count, number}, {date}',
    description: 'Payment summary line: seller’s share of rental renewal number {count} on {date}',
  }),
  depositKept: defineMessage<{ date: string }>({
    id: 'order.money.depositKept',
    defaultMessage: 'Deposit kept, {date}',
    description: 'Payment summary line: seller’s part of the deposit, kept on {date}',
  }),
  refunded: defineMessage<{ date: string }>({
    id: 'order.money.refunded',
    defaultMessage: 'Refunded, {date}',
    description: 'Payment summary line: seller’s share of a refund paid on {date}',
  }),
  converted: defineMessage<{ amount: string; rate: string; date: string }>({
    id: 'order.money.converted',
    defaultMessage: '≈ {amount} at {rate} yen to the dollar, {date}',
    description: 'Below the seller’s share: same in the other currency, at the rate of the order date',
  }),
};
