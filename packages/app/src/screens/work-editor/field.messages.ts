import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { WorkPart } from './merge-works.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';

const more = defineMessages({
  title_reading: {
    id: 'editor.field.titleReading',
    defaultMessage: 'Title reading',
    description: 'Name of how the title is read (furigana), where two versions of a work are compared',
  },
  artist_reading: {
    id: 'editor.field.artistReading',
    defaultMessage: 'Artist reading',
    description: 'Name of how the artist is read (furigana), where two versions of a work are compared',
  },
  sub_category_id: {
    id: 'editor.field.subCategory',
    defaultMessage: 'Sub-category',
    description: 'Label: a part of the category',
  },
  pieces: { id: 'editor.field.pieces', defaultMessage: 'Pieces', description: 'Label: how many there are' },
  frame_height: {
    id: 'editor.field.frameHeight',
    defaultMessage: 'Height with frame',
    description: 'Label of a length',
  },
  weight_without_frame: {
    id: 'editor.field.weightWithoutFrame',
    defaultMessage: 'Weight without frame',
    description: 'Label of a weight',
  },
  weight_with_frame: {
    id: 'editor.field.weightWithFrame',
    defaultMessage: 'Weight with frame',
    description: 'Label of a weight',
  },
  weight_unit: { id: 'editor.field.weightUnit', defaultMessage: 'Weight unit', description: 'kg or lb' },
  washable: { id: 'editor.field.washable', defaultMessage: 'Washable', description: 'Label of a switch' },
  wash_guide: { id: 'editor.field.washGuide', defaultMessage: 'Washing instructions', description: 'Label of a text' },
  frame_material_id: {
    id: 'editor.field.frameMaterial',
    defaultMessage: 'Frame material',
    description: 'Label of a choice',
  },
  frame_vendor_id: {
    id: 'editor.field.frameVendor',
    defaultMessage: 'Frame vendor',
    description: 'Label of a choice',
  },
  discount_percentage: {
    id: 'editor.field.discount',
    defaultMessage: 'Discount',
    description: 'Label: per cent off the price',
  },
  discount_start_date: {
    id: 'editor.field.discountStart',
    defaultMessage: 'First day of the discount',
    description: 'Label of a date',
  },
  discount_end_date: {
    id: 'editor.field.discountEnd',
    defaultMessage: 'Last day of the discount',
    description: 'Label of a date',
  },
  minimum_rental_months: {
    id: 'editor.field.minimumMonths',
    defaultMessage: 'Minimum rental in months',
    description: 'Label of a number',
  },
  maximum_rental_months: {
    id: 'editor.field.maximumMonths',
    defaultMessage: 'Maximum rental in months',
    description: 'Label of a number',
  },
  rent_renewal: {
    id: 'editor.field.renewal',
    defaultMessage: 'Rental can be renewed',
    description: 'Label of a switch',
  },
  deposit_cost: { id: 'editor.field.deposit', defaultMessage: 'Deposit', description: 'Label of an amount' },
  refund_policy_id: {
    id: 'editor.field.refundPolicy',
    defaultMessage: 'Refund policy',
    description: 'Label of a choice',
  },
  return_policy_accepted: {
    id: 'editor.field.returnPolicy',
    defaultMessage: 'Return policy accepted',
    description: 'Name of a choice, where two versions of a work are compared',
  },
  internationally_acceptable: {
    id: 'editor.field.international',
    defaultMessage: 'Offered internationally',
    description: 'Name of a choice, where two versions of a work are compared',
  },
  international_agreement_accepted: {
    id: 'editor.field.internationalAgreement',
    defaultMessage: 'International delivery agreement accepted',
    description: 'Name of a choice, where two versions of a work are compared',
  },
  commitment_accepted: {
    id: 'editor.field.commitment',
    defaultMessage: '12-month commitment',
    description: 'Name of a choice, where two versions of a work are compared',
  },
});

/** Labels of a work's fields. */
export const fieldMessages: Record<WorkPart, MessageDescriptor> = {
  ...more,
  images: messages.photographs,
  title: messages.name,
  type: messages.type,
  category_id: messages.category,
  artist_name: messages.artist,
  year: messages.year,
  medium: messages.medium,
  size: messages.size,
  description: messages.description,
  for_sale: messages.forSale,
  sale_cost: messages.price,
  for_rent: messages.forRent,
  rental_cost_per_month: messages.rent,
};
