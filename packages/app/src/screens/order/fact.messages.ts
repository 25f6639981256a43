import type { OrderDetails } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Labels of an order's details, and headings of their sections. */
export const factNames = defineMessages({
  before: {
    id: 'orderPage.before',
    defaultMessage: 'Condition before shipping',
    description: 'Section heading on the order page: photos taken by the seller before shipping',
  },
  artist: {
    id: 'orderPage.artist',
    defaultMessage: 'Artist',
    description: 'Label of an order detail: artist and year of the work',
  },
  medium: {
    id: 'orderPage.medium',
    defaultMessage: 'Medium',
    description: 'Label of an order detail: medium and size of the work',
  },
  delivery: {
    id: 'orderPage.delivery',
    defaultMessage: 'Delivery and payment',
    description: 'Section heading on the order page',
  },
  address: {
    id: 'orderPage.address',
    defaultMessage: 'Address',
    description: 'Label of an order detail: the full delivery address',
  },
  buyer: {
    id: 'orderPage.buyer',
    defaultMessage: 'Buyer',
    description: 'Label of an order detail',
  },
  email: {
    id: 'orderPage.email',
    defaultMessage: 'Email',
    description: 'Label of an order detail',
  },
  ordered: {
    id: 'orderPage.ordered',
    defaultMessage: 'Ordered',
    description: 'Label of an order detail',
  },
  deliverTo: {
    id: 'orderPage.deliverTo',
    defaultMessage: 'Ship to',
    description: 'Label of an order detail',
  },
  phone: {
    id: 'orderPage.phone',
    defaultMessage: 'Phone',
    description: 'Label of an order detail',
  },
  event: {
    id: 'orderPage.event',
    defaultMessage: 'Event discount',
    description: 'Label of an order detail',
  },
  international: {
    id: 'orderPage.international',
    defaultMessage: 'International',
    description: 'Label of an order detail',
  },
  payment: {
    id: 'orderPage.payment',
    defaultMessage: 'Payment',
    description: 'Label of an order detail',
  },
  reference: {
    id: 'orderPage.reference',
    defaultMessage: 'Reference',
    description: 'Label of an order detail',
  },
  paidAt: {
    id: 'orderPage.paidAt',
    defaultMessage: 'Paid',
    description: 'Label of an order detail',
  },
  documents: {
    id: 'orderPage.documents',
    defaultMessage: 'Documents',
    description: 'Label of an order detail',
  },
  shipment: {
    id: 'orderPage.shipment',
    defaultMessage: 'Shipment',
    description: 'Section heading on the order page',
  },
  courier: {
    id: 'orderPage.courier',
    defaultMessage: 'Courier',
    description: 'Label of an order detail',
  },
  tracking: {
    id: 'orderPage.tracking',
    defaultMessage: 'Tracking number',
    description: 'Label of an order detail',
  },
  sentOn: {
    id: 'orderPage.sentOn',
    defaultMessage: 'Shipped on',
    description: 'Label of an order detail',
  },
  deliveredAt: {
    id: 'orderPage.deliveredAt',
    defaultMessage: 'Delivered',
    description: 'Label of an order detail',
  },
  rent: {
    id: 'orderPage.rent',
    defaultMessage: 'Rent',
    description: 'Section heading on the order page',
  },
  leaseFrom: {
    id: 'orderPage.leaseFrom',
    defaultMessage: 'From',
    description: 'Label of an order detail',
  },
  leaseUntil: {
    id: 'orderPage.leaseUntil',
    defaultMessage: 'Until',
    description: 'Label of an order detail',
  },
  leaseState: {
    id: 'orderPage.leaseState',
    defaultMessage: 'Status',
    description: 'Label of an order detail',
  },
  terms: {
    id: 'orderPage.terms',
    defaultMessage: 'Terms',
    description: 'Label of an order detail',
  },
  renewals: {
    id: 'orderPage.renewals',
    defaultMessage: 'Renewed',
    description: 'Label of an order detail',
  },
  returned: {
    id: 'orderPage.returned',
    defaultMessage: 'Return',
    description: 'Section heading on the order page',
  },
  returnReason: {
    id: 'orderPage.returnReason',
    defaultMessage: 'Buyer’s reason',
    description: 'Label of an order detail',
  },
  yourReason: {
    id: 'orderPage.yourReason',
    defaultMessage: 'Your reason',
    description: 'Label of an order detail',
  },
  condition: {
    id: 'orderPage.condition',
    defaultMessage: 'Condition',
    description: 'Label of an order detail',
  },
  conditionNote: {
    id: 'orderPage.conditionNote',
    defaultMessage: 'Condition notes',
    description: 'Label of an order detail',
  },
  depositKept: {
    id: 'orderPage.depositKept',
    defaultMessage: 'Deposit you keep',
    description: 'Label of an order detail',
  },
  deposit: {
    id: 'orderPage.deposit',
    defaultMessage: 'Deposit',
    description: 'Label of an order detail',
  },
  photographs: {
    id: 'orderPage.photographs',
    defaultMessage: 'Photos',
    description: 'Label of an order detail',
  },
  refunds: {
    id: 'orderPage.refunds',
    defaultMessage: 'Refunds',
    description: 'Section heading on the order page',
  },
  cancelled: {
    id: 'orderPage.cancelled',
    defaultMessage: 'Why it ended',
    description: 'Section heading on the order page',
  },
});

/** Values of an order's details. */
export const factMessages = {
  ...defineMessages({
    discountAsked: {
      id: 'orderPage.discountAsked',
      defaultMessage: 'requested',
      description: 'Status of an event discount',
    },
    discountAccepted: {
      id: 'orderPage.discountAccepted',
      defaultMessage: 'accepted',
      description: 'Status of an event discount',
    },
    discountRejected: {
      id: 'orderPage.discountRejected',
      defaultMessage: 'declined',
      description: 'Status of an event discount',
    },
    leavesCountry: {
      id: 'orderPage.leavesCountry',
      defaultMessage: 'Ships abroad',
      description: 'Value of the detail “International”',
    },
  }),
  buyerPlace: defineMessage<{ buyer: string; city: string; country: string }>({
    id: 'orderPage.buyerPlace',
    defaultMessage: '{buyer} · {city}, {country}',
    description: 'Buyer of an order and their location',
  }),
  months: defineMessage<{ minimum: string; maximum: string }>({
    id: 'orderPage.months',
    defaultMessage: '{minimum} to {maximum} months',
    description: 'Minimum and maximum rental period',
  }),
  renewedUntil: defineMessage<{ count: number; date: string }>({
    id: 'orderPage.renewedUntil',
    defaultMessage: '{count, plural, one {# month} other {# months}}, until {date}',
    description: 'Renewal of a rental',
  }),
};

export const paymentMethodMessages = defineMessages({
  card: {
    id: 'orderPage.by.card',
    defaultMessage: 'Card',
    description: 'Payment method of an order',
  },
  wallet: {
    id: 'orderPage.by.wallet',
    defaultMessage: 'Wallet',
    description: 'Payment method of an order',
  },
  bank_transfer: {
    id: 'orderPage.by.transfer',
    defaultMessage: 'Bank transfer',
    description: 'Payment method of an order',
  },
} satisfies Record<NonNullable<OrderDetails['payment_method']>, MessageDescriptor>);

export const paymentStatusMessages = defineMessages({
  none: {
    id: 'orderPage.paid.none',
    defaultMessage: 'not paid',
    description: 'Payment status',
  },
  pending: {
    id: 'orderPage.paid.pending',
    defaultMessage: 'to be confirmed',
    description: 'Payment status',
  },
  confirmed: {
    id: 'orderPage.paid.confirmed',
    defaultMessage: 'confirmed',
    description: 'Payment status',
  },
  refunded: {
    id: 'orderPage.paid.refunded',
    defaultMessage: 'refunded',
    description: 'Payment status',
  },
} satisfies Record<OrderDetails['payment_status'], MessageDescriptor>);

export const leaseStatusMessages = defineMessages({
  not_started: {
    id: 'orderPage.lease.notStarted',
    defaultMessage: 'Not started',
    description: 'Rental status',
  },
  under_lease: {
    id: 'orderPage.lease.running',
    defaultMessage: 'With the renter',
    description: 'Rental status',
  },
  renewed: {
    id: 'orderPage.lease.renewed',
    defaultMessage: 'Rented out, renewed',
    description: 'Rental status',
  },
  expired: {
    id: 'orderPage.lease.expired',
    defaultMessage: 'Ended',
    description: 'Rental status',
  },
  returned: {
    id: 'orderPage.lease.returned',
    defaultMessage: 'Returned',
    description: 'Rental status',
  },
} satisfies Record<NonNullable<OrderDetails['rent']>['lease_status'], MessageDescriptor>);
