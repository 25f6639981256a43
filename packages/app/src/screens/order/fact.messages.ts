import type { OrderDetails } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of an order's facts and of their sections. */
export const factNames = defineMessages({
  before: {
    id: 'orderPage.before',
    defaultMessage: 'Condition before shipping',
    description: 'A part of an order: photographs that the seller took before shipping',
  },
  artist: {
    id: 'orderPage.artist',
    defaultMessage: 'Artist',
    description: 'A fact of an order: who made the work, and when',
  },
  medium: {
    id: 'orderPage.medium',
    defaultMessage: 'Medium',
    description: 'A fact of an order: of what the work is made, and how large it is',
  },
  delivery: {
    id: 'orderPage.delivery',
    defaultMessage: 'Delivery and payment',
    description: 'Title of a part of an order',
  },
  address: {
    id: 'orderPage.address',
    defaultMessage: 'Address',
    description: 'A fact of an order: the whole address to which it is sent',
  },
  buyer: {
    id: 'orderPage.buyer',
    defaultMessage: 'Buyer',
    description: 'A fact of an order',
  },
  email: {
    id: 'orderPage.email',
    defaultMessage: 'Email',
    description: 'A fact of an order',
  },
  ordered: {
    id: 'orderPage.ordered',
    defaultMessage: 'Ordered',
    description: 'A fact of an order',
  },
  deliverTo: {
    id: 'orderPage.deliverTo',
    defaultMessage: 'Ship to',
    description: 'A fact of an order',
  },
  phone: {
    id: 'orderPage.phone',
    defaultMessage: 'Phone',
    description: 'A fact of an order',
  },
  event: {
    id: 'orderPage.event',
    defaultMessage: 'Event discount',
    description: 'A fact of an order',
  },
  international: {
    id: 'orderPage.international',
    defaultMessage: 'International',
    description: 'A fact of an order',
  },
  payment: {
    id: 'orderPage.payment',
    defaultMessage: 'Payment',
    description: 'A fact of an order',
  },
  reference: {
    id: 'orderPage.reference',
    defaultMessage: 'Reference',
    description: 'A fact of an order',
  },
  paidAt: {
    id: 'orderPage.paidAt',
    defaultMessage: 'Paid',
    description: 'A fact of an order',
  },
  documents: {
    id: 'orderPage.documents',
    defaultMessage: 'Documents',
    description: 'A fact of an order',
  },
  shipment: {
    id: 'orderPage.shipment',
    defaultMessage: 'Shipment',
    description: 'Title of a part of an order',
  },
  courier: {
    id: 'orderPage.courier',
    defaultMessage: 'Courier',
    description: 'A fact of an order',
  },
  tracking: {
    id: 'orderPage.tracking',
    defaultMessage: 'Tracking number',
    description: 'A fact of an order',
  },
  sentOn: {
    id: 'orderPage.sentOn',
    defaultMessage: 'Shipped on',
    description: 'A fact of an order',
  },
  deliveredAt: {
    id: 'orderPage.deliveredAt',
    defaultMessage: 'Delivered',
    description: 'A fact of an order',
  },
  rent: {
    id: 'orderPage.rent',
    defaultMessage: 'Rent',
    description: 'Title of a part of an order',
  },
  leaseFrom: {
    id: 'orderPage.leaseFrom',
    defaultMessage: 'From',
    description: 'A fact of an order',
  },
  leaseUntil: {
    id: 'orderPage.leaseUntil',
    defaultMessage: 'Until',
    description: 'A fact of an order',
  },
  leaseState: {
    id: 'orderPage.leaseState',
    defaultMessage: 'Status',
    description: 'A fact of an order',
  },
  terms: {
    id: 'orderPage.terms',
    defaultMessage: 'Terms',
    description: 'A fact of an order',
  },
  renewals: {
    id: 'orderPage.renewals',
    defaultMessage: 'Renewed',
    description: 'A fact of an order',
  },
  returned: {
    id: 'orderPage.returned',
    defaultMessage: 'Return',
    description: 'Title of a part of an order',
  },
  returnReason: {
    id: 'orderPage.returnReason',
    defaultMessage: 'Buyer’s reason',
    description: 'A fact of an order',
  },
  yourReason: {
    id: 'orderPage.yourReason',
    defaultMessage: 'Your reason',
    description: 'A fact of an order',
  },
  condition: {
    id: 'orderPage.condition',
    defaultMessage: 'Condition',
    description: 'A fact of an order',
  },
  conditionNote: {
    id: 'orderPage.conditionNote',
    defaultMessage: 'Condition notes',
    description: 'A fact of an order',
  },
  depositKept: {
    id: 'orderPage.depositKept',
    defaultMessage: 'Deposit you keep',
    description: 'A fact of an order',
  },
  deposit: {
    id: 'orderPage.deposit',
    defaultMessage: 'Deposit',
    description: 'A fact of an order',
  },
  photographs: {
    id: 'orderPage.photographs',
    defaultMessage: 'Photos',
    description: 'A fact of an order',
  },
  refunds: {
    id: 'orderPage.refunds',
    defaultMessage: 'Refunds',
    description: 'Title of a part of an order',
  },
  cancelled: {
    id: 'orderPage.cancelled',
    defaultMessage: 'Why it ended',
    description: 'Title of a part of an order',
  },
});

/** Values of an order's facts. */
export const factMessages = {
  ...defineMessages({
    discountAsked: {
      id: 'orderPage.discountAsked',
      defaultMessage: 'requested',
      description: 'State of an event discount',
    },
    discountAccepted: {
      id: 'orderPage.discountAccepted',
      defaultMessage: 'accepted',
      description: 'State of an event discount',
    },
    discountRejected: {
      id: 'orderPage.discountRejected',
      defaultMessage: 'declined',
      description: 'State of an event discount',
    },
    leavesCountry: {
      id: 'orderPage.leavesCountry',
      defaultMessage: 'Ships abroad',
      description: 'Value of the fact “International”',
    },
  }),
  buyerPlace: defineMessage<{ buyer: string; city: string; country: string }>({
    id: 'orderPage.buyerPlace',
    defaultMessage: '{buyer} · {city}, {country}',
    description: 'Who ordered, and where they are',
  }),
  months: defineMessage<{ minimum: string; maximum: string }>({
    id: 'orderPage.months',
    defaultMessage: '{minimum} to {maximum} months',
    description: 'The shortest and the longest rent',
  }),
  renewedUntil: defineMessage<{ count: number; date: string }>({
    id: 'orderPage.renewedUntil',
    defaultMessage: '{count, plural, one {# month} other {# months}}, until {date}',
    description: 'A term that was added to a rent',
  }),
};

export const paymentMethodMessages = defineMessages({
  card: {
    id: 'orderPage.by.card',
    defaultMessage: 'Card',
    description: 'How an order was paid',
  },
  wallet: {
    id: 'orderPage.by.wallet',
    defaultMessage: 'Wallet',
    description: 'How an order was paid',
  },
  bank_transfer: {
    id: 'orderPage.by.transfer',
    defaultMessage: 'Bank transfer',
    description: 'How an order was paid',
  },
} satisfies Record<NonNullable<OrderDetails['payment_method']>, MessageDescriptor>);

export const paymentStatusMessages = defineMessages({
  none: {
    id: 'orderPage.paid.none',
    defaultMessage: 'not paid',
    description: 'State of a payment',
  },
  pending: {
    id: 'orderPage.paid.pending',
    defaultMessage: 'to be confirmed',
    description: 'State of a payment',
  },
  confirmed: {
    id: 'orderPage.paid.confirmed',
    defaultMessage: 'confirmed',
    description: 'State of a payment',
  },
  refunded: {
    id: 'orderPage.paid.refunded',
    defaultMessage: 'refunded',
    description: 'State of a payment',
  },
} satisfies Record<OrderDetails['payment_status'], MessageDescriptor>);

export const leaseStatusMessages = defineMessages({
  not_started: {
    id: 'orderPage.lease.notStarted',
    defaultMessage: 'Not started',
    description: 'State of a rent',
  },
  under_lease: {
    id: 'orderPage.lease.running',
    defaultMessage: 'With the renter',
    description: 'State of a rent',
  },
  renewed: {
    id: 'orderPage.lease.renewed',
    defaultMessage: 'Rented out, renewed',
    description: 'State of a rent',
  },
  expired: {
    id: 'orderPage.lease.expired',
    defaultMessage: 'Ended',
    description: 'State of a rent',
  },
  returned: {
    id: 'orderPage.lease.returned',
    defaultMessage: 'Returned',
    description: 'State of a rent',
  },
} satisfies Record<NonNullable<OrderDetails['rent']>['lease_status'], MessageDescriptor>);
