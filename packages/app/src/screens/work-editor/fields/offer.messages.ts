import { defineMessage, defineMessages } from 'react-intl';

/** Prices and terms of a work (001 section 3). */
export const offerMessages = {
  ...defineMessages({
    terms: { id: 'editor.terms', defaultMessage: 'Terms', description: 'Heading: discount, rental, refunds, policies' },
    discount: { id: 'editor.discount', defaultMessage: 'Discount', description: 'Title of a part that opens' },
    noDiscount: { id: 'editor.noDiscount', defaultMessage: 'None', description: 'There is no discount' },
    percentage: { id: 'editor.percentage', defaultMessage: 'Discount (%)', description: 'Label of a number' },
    discountDays: {
      id: 'editor.discountDays',
      defaultMessage: 'Discount dates',
      description: 'Label of a range',
    },
    discountDaysHelp: {
      id: 'editor.discountDaysHelp',
      defaultMessage: 'First and last day are included.',
      description: 'Below the first and last day of a discount',
    },
    discountOver: {
      id: 'editor.discountOver',
      defaultMessage: 'This discount has ended. The price is back to normal.',
      description: 'The last day of a discount has passed',
    },
    rentalTerms: {
      id: 'editor.rentalTerms',
      defaultMessage: 'Rental terms',
      description: 'Title of a part that opens',
    },
    noRentalTerms: {
      id: 'editor.noRentalTerms',
      defaultMessage: 'Any number of months',
      description: 'Rental terms of which nothing is said',
    },
    minimumMonths: {
      id: 'editor.minimumMonths',
      defaultMessage: 'Minimum rental (months)',
      description: 'Label of a number',
    },
    maximumMonths: {
      id: 'editor.maximumMonths',
      defaultMessage: 'Maximum rental (months)',
      description: 'Label of a number',
    },
    renewal: { id: 'editor.renewal', defaultMessage: 'Renter can renew', description: 'Checkbox' },
    deposit: {
      id: 'editor.deposit',
      defaultMessage: 'Deposit',
      description: 'Label: what a renter leaves as security',
    },
    depositHelp: {
      id: 'editor.depositHelp',
      defaultMessage:
        'Held as security while the work is rented. If the rent is in another currency, the deposit is converted at the time.',
      description: 'Below the label of the deposit',
    },
    refunds: { id: 'editor.refunds', defaultMessage: 'Refunds', description: 'Title of a part that opens' },
    refundPolicy: { id: 'editor.refundPolicy', defaultMessage: 'Refund policy', description: 'Label of a choice' },
    noRefundPolicy: {
      id: 'editor.noRefundPolicy',
      defaultMessage: 'Default policy',
      description: 'No refund policy is chosen',
    },
    noRefundPolicyHelp: {
      id: 'editor.noRefundPolicyHelp',
      defaultMessage: 'Buyers see only the return policy.',
      description: 'Below the choice of no refund policy',
    },
    international: {
      id: 'editor.international',
      defaultMessage: 'International delivery',
      description: 'Title of a part that opens',
    },
    acceptable: {
      id: 'editor.acceptable',
      defaultMessage: 'Ship this work to other countries',
      description: 'Switch',
    },
    isAcceptable: { id: 'editor.isAcceptable', defaultMessage: 'Offered', description: 'International delivery' },
    isNotAcceptable: {
      id: 'editor.isNotAcceptable',
      defaultMessage: 'Not offered',
      description: 'International delivery',
    },
    acceptInternational: {
      id: 'editor.acceptInternational',
      defaultMessage: 'I accept the international delivery agreement.',
      description: 'Checkbox',
    },
    readInternational: {
      id: 'editor.readInternational',
      defaultMessage: 'Read the agreement',
      description: 'Button that opens the international delivery agreement',
    },
    acceptReturns: {
      id: 'editor.acceptReturns',
      defaultMessage: 'I accept the return policy.',
      description: 'Checkbox',
    },
    acceptedAtSignUp: {
      id: 'editor.acceptedAtSignUp',
      defaultMessage: 'Accepted when you signed up.',
      description: 'Below the checkbox of the return policy: it holds for all works',
    },
    readReturns: {
      id: 'editor.readReturns',
      defaultMessage: 'Read the return policy',
      description: 'Button that opens its text',
    },
    readCommitment: {
      id: 'editor.readCommitment',
      defaultMessage: 'Read the commitment',
      description: 'Button that opens its text',
    },
  }),
  commit: defineMessage<{ months: number }>({
    id: 'editor.commit',
    defaultMessage: 'This work stays on the platform for at least {months} months.',
    description: 'Checkbox: a commitment of the seller',
  }),
  committed: defineMessage<{ date: string }>({
    id: 'editor.committed',
    defaultMessage: 'You committed to keep this work published until {date}.',
    description: 'Below the commitment, and below a switch that cannot be turned off before that day',
  }),
  discounted: defineMessage<{ price: string }>({
    id: 'editor.discounted',
    defaultMessage: 'Price on these days: {price}.',
    description: 'The price less the discount',
  }),
  discountNote: defineMessage<{ percent: string; end: string }>({
    id: 'editor.discountNote',
    defaultMessage: '{percent} until {end}',
    description: 'A discount in a few words, beside the title of its part',
  }),
  monthsRange: defineMessage<{ from: number; to: number }>({
    id: 'editor.monthsRange',
    defaultMessage: '{from} to {to} months',
    description: 'How long a work can be rented, in a few words',
  }),
  monthsFrom: defineMessage<{ months: number }>({
    id: 'editor.monthsFrom',
    defaultMessage: 'From {months, plural, one {# month} other {# months}}',
    description: 'How long a work can be rented, in a few words',
  }),
  monthsTo: defineMessage<{ months: number }>({
    id: 'editor.monthsTo',
    defaultMessage: 'Up to {months, plural, one {# month} other {# months}}',
    description: 'How long a work can be rented, in a few words',
  }),
  depositLimited: defineMessage<{ limit: string }>({
    id: 'editor.depositLimited',
    defaultMessage:
      'Held as security while the work is rented: up to {limit}. If the rent is in another currency, the deposit is converted at the time.',
    description: 'Below the label of the deposit, where the marketplace limits it',
  }),
};
