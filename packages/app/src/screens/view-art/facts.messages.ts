import { defineMessage, defineMessages } from 'react-intl';

/** Labels of a work's fields, by wire name. */
export const fieldMessages = defineMessages({
  title: { id: 'view.field.title', defaultMessage: 'Title', description: 'Label of a work detail' },
  title_reading: {
    id: 'view.field.titleReading',
    defaultMessage: 'Title reading',
    description: 'Label of a work detail: reading of the title (furigana)',
  },
  type: { id: 'view.field.type', defaultMessage: 'Type', description: 'Label of a work detail' },
  category: { id: 'view.field.category', defaultMessage: 'Category', description: 'Label of a work detail' },
  sub_category: {
    id: 'view.field.subCategory',
    defaultMessage: 'Sub-category',
    description: 'Label of a work detail',
  },
  artist_name: { id: 'view.field.artistName', defaultMessage: 'Artist', description: 'Label of a work detail' },
  artist_reading: {
    id: 'view.field.artistReading',
    defaultMessage: 'Artist reading',
    description: 'Label of a work detail: reading of the artist’s name (furigana)',
  },
  year: { id: 'view.field.year', defaultMessage: 'Year', description: 'Label of a work detail' },
  medium: { id: 'view.field.medium', defaultMessage: 'Medium', description: 'Label of a work detail' },
  description: { id: 'view.field.description', defaultMessage: 'Description', description: 'Label of a work detail' },
  pieces: { id: 'view.field.pieces', defaultMessage: 'Pieces', description: 'Label of a work detail' },
  width: { id: 'view.field.width', defaultMessage: 'Width', description: 'Label of a work detail' },
  height: { id: 'view.field.height', defaultMessage: 'Height', description: 'Label of a work detail' },
  depth: { id: 'view.field.depth', defaultMessage: 'Depth', description: 'Label of a work detail' },
  frame_height: {
    id: 'view.field.frameHeight',
    defaultMessage: 'Height with frame',
    description: 'Label of a work detail',
  },
  size_unit: { id: 'view.field.sizeUnit', defaultMessage: 'Size unit', description: 'Label of a work detail' },
  weight_without_frame: {
    id: 'view.field.weightWithoutFrame',
    defaultMessage: 'Weight without frame',
    description: 'Label of a work detail',
  },
  weight_with_frame: {
    id: 'view.field.weightWithFrame',
    defaultMessage: 'Weight with frame',
    description: 'Label of a work detail',
  },
  weight_unit: {
    id: 'view.field.weightUnit',
    defaultMessage: 'Weight unit',
    description: 'Label of a work detail',
  },
  washable: { id: 'view.field.washable', defaultMessage: 'Washable', description: 'Label of a work detail' },
  wash_guide: {
    id: 'view.field.washGuide',
    defaultMessage: 'Washing instructions',
    description: 'Label of a work detail',
  },
  frame_material: {
    id: 'view.field.frameMaterial',
    defaultMessage: 'Frame material',
    description: 'Label of a work detail',
  },
  frame_vendor: {
    id: 'view.field.frameVendor',
    defaultMessage: 'Frame vendor',
    description: 'Label of a work detail',
  },
  for_sale: { id: 'view.field.forSale', defaultMessage: 'For sale', description: 'Label of a work detail' },
  sale_cost: { id: 'view.field.saleCost', defaultMessage: 'Price', description: 'Label of a work detail' },
  discount_percentage: {
    id: 'view.field.discountPercentage',
    defaultMessage: 'Discount',
    description: 'Label of a work detail',
  },
  discount_start_date: {
    id: 'view.field.discountStartDate',
    defaultMessage: 'Discount from',
    description: 'Label of a work detail',
  },
  discount_end_date: {
    id: 'view.field.discountEndDate',
    defaultMessage: 'Discount until',
    description: 'Label of a work detail',
  },
  for_rent: { id: 'view.field.forRent', defaultMessage: 'For rent', description: 'Label of a work detail' },
  rental_cost_per_month: {
    id: 'view.field.rentalCostPerMonth',
    defaultMessage: 'Rent per month',
    description: 'Label of a work detail',
  },
  minimum_rental_months: {
    id: 'view.field.minimumRentalMonths',
    defaultMessage: 'Minimum rental',
    description: 'Label of a work detail',
  },
  maximum_rental_months: {
    id: 'view.field.maximumRentalMonths',
    defaultMessage: 'Maximum rental',
    description: 'Label of a work detail',
  },
  rent_renewal: {
    id: 'view.field.rentRenewal',
    defaultMessage: 'Renewable',
    description: 'Label of a work detail',
  },
  deposit_cost: { id: 'view.field.depositCost', defaultMessage: 'Deposit', description: 'Label of a work detail' },
  refund_policy: {
    id: 'view.field.refundPolicy',
    defaultMessage: 'Refund policy',
    description: 'Label of a work detail',
  },
  return_policy_accepted: {
    id: 'view.field.returnPolicyAccepted',
    defaultMessage: 'Return policy accepted',
    description: 'Label of a work detail',
  },
  internationally_acceptable: {
    id: 'view.field.internationallyAcceptable',
    defaultMessage: 'Ships abroad',
    description: 'Label of a work detail',
  },
  international_agreement_accepted: {
    id: 'view.field.internationalAgreementAccepted',
    defaultMessage: 'International delivery agreement',
    description: 'Label of a work detail',
  },
  commitment_accepted: {
    id: 'view.field.commitmentAccepted',
    defaultMessage: '12-month commitment',
    description: 'Label of a work detail',
  },
  images: { id: 'view.field.images', defaultMessage: 'Photos', description: 'Label of a work detail' },
});

export const valueMessages = {
  ...defineMessages({
    yes: { id: 'view.value.yes', defaultMessage: 'Yes', description: 'Value of a yes/no detail' },
    rearranged: {
      id: 'view.value.rearranged',
      defaultMessage: 'replaced or reordered',
      description: 'History entry: change of photos when their number stayed the same',
    },
    no: { id: 'view.value.no', defaultMessage: 'No', description: 'Value of a yes/no detail' },
  }),
  months: defineMessage<{ count: number }>({
    id: 'view.value.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'Rental period',
  }),
  measured: defineMessage<{ value: string; unit: string }>({
    id: 'view.value.measured',
    defaultMessage: '{value} {unit}',
    description: 'Length or weight with its unit',
  }),
  piecesLeft: defineMessage<{ pieces: number; left: number }>({
    id: 'view.value.piecesLeft',
    defaultMessage: '{pieces, number} ({left, number} left)',
    description: 'Number of pieces of a work; left is the number neither sold nor reserved',
  }),
};
