import { defineMessage, defineMessages } from 'react-intl';

/** Prices and terms of a work (001 section 3). */
export const offerMessages = {
  ...defineMessages({
    terms: { id: 'editor.terms', defaultMessage: 'Terms', description: 'Heading: discount, rental, refunds, policies' },
    discount: { id: 'editor.discount', defaultMessage: 'Discount', description: 'Title of a collapsible section' },
    noDiscount: { id: 'editor.noDiscount', defaultMessage: 'None', description: 'Note beside the title “Discount”' },
    percentage: { id: 'editor.percentage', defaultMessage: 'Discount (%)', description: 'Number field label' },
    discountDays: {
      id: 'editor.discountDays',
      defaultMessage: 'Discount dates',
      description: 'Field label: a date range',
    },
    discountDaysHelp: {
      id: 'editor.discountDaysHelp',
      defaultMessage: 'First and last day are included.',
      description: 'Hint below the discount dates',
    },
    discountOver: {
      id: 'editor.discountOver',
      defaultMessage: 'This discount has ended. The price is back to normal.',
      description: 'Warning when a discount’s last day has passed',
    },
    rentalTerms: {
      id: 'editor.rentalTerms',
      defaultMessage: 'Rental terms',
      description: 'Title of a collapsible section',
    },
    noRentalTerms: {
      id: 'editor.noRentalTerms',
      defaultMessage: 'Any number of months',
      description: 'Note beside the title “Rental terms” when none are set',
    },
    minimumMonths: {
      id: 'editor.minimumMonths',
      defaultMessage: 'Minimum rental (months)',
      description: 'Number field label',
    },
    maximumMonths: {
      id: 'editor.maximumMonths',
      defaultMessage: 'Maximum rental (months)',
      description: 'Number field label',
    },
    renewal: { id: 'editor.renewal', defaultMessage: 'Renter can renew', description: 'Checkbox label' },
    deposit: {
      id: 'editor.deposit',
      defaultMessage: 'Deposit',
      description: 'Field label: security deposit of a renter',
    },
    depositHelp: {
      id: 'editor.depositHelp',
      defaultMessage:
        'Held as security while the work is rented. If the rent is in another currency, the deposit is converted at the time.',
      description: 'Hint below the label of the deposit',
    },
    refunds: { id: 'editor.refunds', defaultMessage: 'Refunds', description: 'Title of a collapsible section' },
    refundPolicy: { id: 'editor.refundPolicy', defaultMessage: 'Refund policy', description: 'Select field label' },
    noRefundPolicy: {
      id: 'editor.noRefundPolicy',
      defaultMessage: 'Default policy',
      description: 'Option: no refund policy',
    },
    noRefundPolicyHelp: {
      id: 'editor.noRefundPolicyHelp',
      defaultMessage: 'Buyers see only the return policy.',
      description: 'Hint below the option “Default policy”',
    },
    international: {
      id: 'editor.international',
      defaultMessage: 'International delivery',
      description: 'Title of a collapsible section',
    },
    acceptable: {
      id: 'editor.acceptable',
      defaultMessage: 'Ship this work to other countries',
      description: 'Switch label',
    },
    isAcceptable: { id: 'editor.isAcceptable', defaultMessage: 'Offered', description: 'Note beside a section title' },
    isNotAcceptable: {
      id: 'editor.isNotAcceptable',
      defaultMessage: 'Not offered',
      description: 'Note beside a section title',
    },
    acceptInternational: {
      id: 'editor.acceptInternational',
      defaultMessage: 'I accept the international delivery agreement.',
      description: 'Checkbox label',
    },
    readInternational: {
      id: 'editor.readInternational',
      defaultMessage: 'Read the agreement',
      description: 'Button label: opens the international delivery agreement',
    },
    acceptReturns: {
      id: 'editor.acceptReturns',
      defaultMessage: 'I accept the return policy.',
      description: 'Checkbox label',
    },
    acceptedAtSignUp: {
      id: 'editor.acceptedAtSignUp',
      defaultMessage: 'Accepted when you signed up.',
      description: 'Hint below a checkbox: the acceptance applies to all works',
    },
    readReturns: {
      id: 'editor.readReturns',
      defaultMessage: 'Read the return policy',
      description: 'Button label: opens the return policy',
    },
    readCommitment: {
      id: 'editor.readCommitment',
      defaultMessage: 'Read the commitment',
      description: 'Button label: opens the commitment',
    },
  }),
  commit: defineMessage<{ months: number }>({
    id: 'editor.commit',
    defaultMessage: 'This work stays on the platform for at least {months} months.',
    description: 'Checkbox label: a commitment of the seller',
  }),
  committed: defineMessage<{ date: string }>({
    id: 'editor.committed',
    defaultMessage: 'You committed to keep this work published until {date}.',
    description: 'Hint below the commitment, and below a switch locked until that date',
  }),
  discounted: defineMessage<{ price: string }>({
    id: 'editor.discounted',
    defaultMessage: 'Price on these days: {price}.',
    description: 'Hint: price after the discount',
  }),
  discountNote: defineMessage<{ percent: string; end: string }>({
    id: 'editor.discountNote',
    defaultMessage: '{percent} until {end}',
    description: 'Note beside the title “Discount”; end is a date',
  }),
  monthsRange: defineMessage<{ from: number; to: number }>({
    id: 'editor.monthsRange',
    defaultMessage: '{from} to {to} months',
    description: 'Note beside the title “Rental terms”',
  }),
  monthsFrom: defineMessage<{ months: number }>({
    id: 'editor.monthsFrom',
    defaultMessage: 'From {months, plural, one {# month} other {# months}}',
    description: 'Note beside the title “Rental terms”',
  }),
  monthsTo: defineMessage<{ months: number }>({
    id: 'editor.monthsTo',
    defaultMessage: 'Up to {months, plural, one {# month} other {# months}}',
    description: 'Note beside the title “Rental terms”',
  }),
  depositLimited: defineMessage<{ limit: string }>({
    id: 'editor.depositLimited',
    defaultMessage:
      'Held as security while the work is rented: up to {limit}. If the rent is in another currency, the deposit is converted at the time.',
    description: 'Hint below the label of the deposit when the marketplace limits it',
  }),
};
