import { defineMessage, defineMessages } from 'react-intl';

/** The lines of an order's amounts (001 section 3). */
export const moneyMessages = {
  ...defineMessages({
    title: {
      id: 'order.money.title',
      defaultMessage: 'Payment summary',
      description: 'Title above the amounts of an order',
    },
    price: { id: 'order.money.price', defaultMessage: 'Price', description: 'Line of an order’s amounts' },
    eventDiscount: {
      id: 'order.money.eventDiscount',
      defaultMessage: 'Event discount',
      description: 'Line of an order’s amounts; how many per cent follows it',
    },
    tax: {
      id: 'order.money.tax',
      defaultMessage: 'Tax',
      description: 'Line of an order’s amounts; how many per cent follows it',
    },
    serviceCharge: {
      id: 'order.money.serviceCharge',
      defaultMessage: 'Service charge',
      description: 'Line of an order’s amounts: what Smart Art keeps; how many per cent follows it',
    },
    delivery: { id: 'order.money.delivery', defaultMessage: 'Delivery', description: 'Line of an order’s amounts' },
    insurance: { id: 'order.money.insurance', defaultMessage: 'Insurance', description: 'Line of an order’s amounts' },
    deposit: {
      id: 'order.money.deposit',
      defaultMessage: 'Deposit',
      description: 'Line of an order’s amounts: of rent',
    },
    buyerPays: { id: 'order.money.total', defaultMessage: 'Buyer pays', description: 'Sum of an order’s amounts' },
    buyerPaid: {
      id: 'order.money.paid',
      defaultMessage: 'Buyer paid',
      description: 'Sum of an order’s amounts, once it is paid',
    },
    notPaid: {
      id: 'order.money.notPaid',
      defaultMessage: 'Total, not paid',
      description: 'Sum of the amounts of an order that came to nothing before it was paid',
    },
    nothingPaid: {
      id: 'order.money.nothingPaid',
      defaultMessage: 'Nothing was paid, so there’s nothing to refund.',
      description: 'Below the amounts of an order that came to nothing before it was paid',
    },
    pending: {
      id: 'order.money.pending',
      defaultMessage: 'Your share of the refund, still to be paid',
      description: 'Line of an order’s amounts: what is due to the buyer and has not gone back yet',
    },
    keepAfter: {
      id: 'order.money.keepAfter',
      defaultMessage: 'You keep after the refund',
      description: 'Sum of an order’s amounts, once a refund that is due has gone back',
    },
    youKeep: {
      id: 'order.money.kept',
      defaultMessage: 'You keep',
      description: 'Sum of an order’s amounts: what is left for the seller after a refund',
    },
    youReceive: {
      id: 'order.money.received',
      defaultMessage: 'You receive',
      description: 'Sum of an order’s amounts: what is left for the seller',
    },
    taxOut: {
      id: 'order.money.taxOut',
      defaultMessage: 'Tax',
      description: 'Line of an order’s amounts: taken off what the seller receives',
    },
    depositOut: {
      id: 'order.money.depositOut',
      defaultMessage: 'Deposit (held)',
      description: 'Line of an order’s amounts: taken off what the seller receives',
    },
    depositReturned: {
      id: 'order.money.depositReturned',
      defaultMessage: 'Deposit, returned to the buyer',
      description: 'Line of an order’s amounts: taken off what the seller receives',
    },
    chargesMissing: {
      id: 'order.money.chargesMissing',
      defaultMessage: 'Delivery and insurance not included yet.',
      description: 'Below the amounts of an order',
    },
  }),
  rent: defineMessage<{ count: number; price: string }>({
    id: 'order.money.rent',
    defaultMessage: '{price} × {count, plural, one {# month} other {# months}}',
    description: 'Line of an order’s amounts: what a month’s rent costs, times the months',
  }),
  renewed: defineMessage<{ count: number; date: string }>({
    id: 'order.money.renewed',
    defaultMessage: 'Renewal {count, number}, {date}',
    description:
      'Line of an order’s amounts: what the seller receives for the first, second, … renewal of a rent, on that day',
  }),
  depositKept: defineMessage<{ date: string }>({
    id: 'order.money.depositKept',
    defaultMessage: 'Deposit kept, {date}',
    description: 'Line of an order’s amounts: what the seller keeps of the deposit since that day',
  }),
  refunded: defineMessage<{ date: string }>({
    id: 'order.money.refunded',
    defaultMessage: 'Refunded, {date}',
    description: 'Line of an order’s amounts: the seller’s share of what the buyer got back on that day',
  }),
  converted: defineMessage<{ amount: string; rate: string; date: string }>({
    id: 'order.money.converted',
    defaultMessage: '≈ {amount} at {rate} yen to the dollar, {date}',
    description:
      'Below what the seller receives: the same in the other currency, at the rate of the day it was ordered',
  }),
};
