import { defineMessage, defineMessages } from 'react-intl';

/** Labels of a work's fields, by wire name. */
export const fieldMessages = defineMessages({
  title: { id: 'view.field.title', defaultMessage: 'Title', description: 'Name of a fact of a work' },
  title_reading: {
    id: 'view.field.titleReading',
    defaultMessage: 'Title reading',
    description: 'Name of a fact of a work: how its title is read (furigana)',
  },
  type: { id: 'view.field.type', defaultMessage: 'Type', description: 'Name of a fact of a work' },
  category: { id: 'view.field.category', defaultMessage: 'Category', description: 'Name of a fact of a work' },
  sub_category: {
    id: 'view.field.subCategory',
    defaultMessage: 'Sub-category',
    description: 'Name of a fact of a work',
  },
  artist_name: { id: 'view.field.artistName', defaultMessage: 'Artist', description: 'Name of a fact of a work' },
  artist_reading: {
    id: 'view.field.artistReading',
    defaultMessage: 'Artist reading',
    description: 'Name of a fact of a work: how its artist’s name is read (furigana)',
  },
  year: { id: 'view.field.year', defaultMessage: 'Year', description: 'Name of a fact of a work' },
  medium: { id: 'view.field.medium', defaultMessage: 'Medium', description: 'Name of a fact of a work' },
  description: { id: 'view.field.description', defaultMessage: 'Description', description: 'Name of a fact of a work' },
  pieces: { id: 'view.field.pieces', defaultMessage: 'Pieces', description: 'Name of a fact of a work' },
  width: { id: 'view.field.width', defaultMessage: 'Width', description: 'Name of a fact of a work' },
  height: { id: 'view.field.height', defaultMessage: 'Height', description: 'Name of a fact of a work' },
  depth: { id: 'view.field.depth', defaultMessage: 'Depth', description: 'Name of a fact of a work' },
  frame_height: {
    id: 'view.field.frameHeight',
    defaultMessage: 'Height with frame',
    description: 'Name of a fact of a work',
  },
  size_unit: { id: 'view.field.sizeUnit', defaultMessage: 'Size unit', description: 'Name of a fact of a work' },
  weight_without_frame: {
    id: 'view.field.weightWithoutFrame',
    defaultMessage: 'Weight without frame',
    description: 'Name of a fact of a work',
  },
  weight_with_frame: {
    id: 'view.field.weightWithFrame',
    defaultMessage: 'Weight with frame',
    description: 'Name of a fact of a work',
  },
  weight_unit: {
    id: 'view.field.weightUnit',
    defaultMessage: 'Weight unit',
    description: 'Name of a fact of a work',
  },
  washable: { id: 'view.field.washable', defaultMessage: 'Washable', description: 'Name of a fact of a work' },
  wash_guide: {
    id: 'view.field.washGuide',
    defaultMessage: 'Washing instructions',
    description: 'Name of a fact of a work',
  },
  frame_material: {
    id: 'view.field.frameMaterial',
    defaultMessage: 'Frame material',
    description: 'Name of a fact of a work',
  },
  frame_vendor: {
    id: 'view.field.frameVendor',
    defaultMessage: 'Frame vendor',
    description: 'Name of a fact of a work',
  },
  for_sale: { id: 'view.field.forSale', defaultMessage: 'For sale', description: 'Name of a fact of a work' },
  sale_cost: { id: 'view.field.saleCost', defaultMessage: 'Price', description: 'Name of a fact of a work' },
  discount_percentage: {
    id: 'view.field.discountPercentage',
    defaultMessage: 'Discount',
    description: 'Name of a fact of a work',
  },
  discount_start_date: {
    id: 'view.field.discountStartDate',
    defaultMessage: 'Discount from',
    description: 'Name of a fact of a work',
  },
  discount_end_date: {
    id: 'view.field.discountEndDate',
    defaultMessage: 'Discount until',
    description: 'Name of a fact of a work',
  },
  for_rent: { id: 'view.field.forRent', defaultMessage: 'For rent', description: 'Name of a fact of a work' },
  rental_cost_per_month: {
    id: 'view.field.rentalCostPerMonth',
    defaultMessage: 'Rent per month',
    description: 'Name of a fact of a work',
  },
  minimum_rental_months: {
    id: 'view.field.minimumRentalMonths',
    defaultMessage: 'Minimum rental',
    description: 'Name of a fact of a work',
  },
  maximum_rental_months: {
    id: 'view.field.maximumRentalMonths',
    defaultMessage: 'Maximum rental',
    description: 'Name of a fact of a work',
  },
  rent_renewal: {
    id: 'view.field.rentRenewal',
    defaultMessage: 'Renewable',
    description: 'Name of a fact of a work',
  },
  deposit_cost: { id: 'view.field.depositCost', defaultMessage: 'Deposit', description: 'Name of a fact of a work' },
  refund_policy: {
    id: 'view.field.refundPolicy',
    defaultMessage: 'Refund policy',
    description: 'Name of a fact of a work',
  },
  return_policy_accepted: {
    id: 'view.field.returnPolicyAccepted',
    defaultMessage: 'Return policy accepted',
    description: 'Name of a fact of a work',
  },
  internationally_acceptable: {
    id: 'view.field.internationallyAcceptable',
    defaultMessage: 'Ships abroad',
    description: 'Name of a fact of a work',
  },
  international_agreement_accepted: {
    id: 'view.field.internationalAgreementAccepted',
    defaultMessage: 'International delivery agreement',
    description: 'Name of a fact of a work',
  },
  commitment_accepted: {
    id: 'view.field.commitmentAccepted',
    defaultMessage: '12-month commitment',
    description: 'Name of a fact of a work',
  },
  images: { id: 'view.field.images', defaultMessage: 'Photos', description: 'Name of a fact of a work' },
});

export const valueMessages = {
  ...defineMessages({
    yes: { id: 'view.value.yes', defaultMessage: 'Yes', description: 'A fact that is true' },
    rearranged: {
      id: 'view.value.rearranged',
      defaultMessage: 'replaced or reordered',
      description: 'What happened to the photographs of a work, where there are as many as before',
    },
    no: { id: 'view.value.no', defaultMessage: 'No', description: 'A fact that is not true' },
  }),
  months: defineMessage<{ count: number }>({
    id: 'view.value.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'How long a work is rented',
  }),
  measured: defineMessage<{ value: string; unit: string }>({
    id: 'view.value.measured',
    defaultMessage: '{value} {unit}',
    description: 'A length or a weight with its unit',
  }),
  piecesLeft: defineMessage<{ pieces: number; left: number }>({
    id: 'view.value.piecesLeft',
    defaultMessage: '{pieces, number} ({left, number} left)',
    description: 'How many pieces of a work there are, and how many are neither sold nor promised',
  }),
};
