import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { WorkPart } from './merge-works.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';

const more = defineMessages({
  title_reading: {
    id: 'editor.field.titleReading',
    defaultMessage: 'Title reading',
    description: 'Label of the title reading (furigana) when two versions are compared',
  },
  artist_reading: {
    id: 'editor.field.artistReading',
    defaultMessage: 'Artist reading',
    description: 'Label of the artist reading (furigana) when two versions are compared',
  },
  sub_category_id: {
    id: 'editor.field.subCategory',
    defaultMessage: 'Sub-category',
    description: 'Field label: part of the category',
  },
  pieces: { id: 'editor.field.pieces', defaultMessage: 'Pieces', description: 'Field label: number of pieces' },
  frame_height: {
    id: 'editor.field.frameHeight',
    defaultMessage: 'Height with frame',
    description: 'Length field label',
  },
  weight_without_frame: {
    id: 'editor.field.weightWithoutFrame',
    defaultMessage: 'Weight without frame',
    description: 'Weight field label',
  },
  weight_with_frame: {
    id: 'editor.field.weightWithFrame',
    defaultMessage: 'Weight with frame',
    description: 'Weight field label',
  },
  weight_unit: { id: 'editor.field.weightUnit', defaultMessage: 'Weight unit', description: 'Field label: kg or lb' },
  washable: { id: 'editor.field.washable', defaultMessage: 'Washable', description: 'Switch label' },
  wash_guide: { id: 'editor.field.washGuide', defaultMessage: 'Washing instructions', description: 'Text field label' },
  frame_material_id: {
    id: 'editor.field.frameMaterial',
    defaultMessage: 'Frame material',
    description: 'Select field label',
  },
  frame_vendor_id: {
    id: 'editor.field.frameVendor',
    defaultMessage: 'Frame vendor',
    description: 'Select field label',
  },
  discount_percentage: {
    id: 'editor.field.discount',
    defaultMessage: 'Discount',
    description: 'Field label: discount in percent',
  },
  discount_start_date: {
    id: 'editor.field.discountStart',
    defaultMessage: 'First day of the discount',
    description: 'Date field label',
  },
  discount_end_date: {
    id: 'editor.field.discountEnd',
    defaultMessage: 'Last day of the discount',
    description: 'Date field label',
  },
  minimum_rental_months: {
    id: 'editor.field.minimumMonths',
    defaultMessage: 'Minimum rental in months',
    description: 'Number field label',
  },
  maximum_rental_months: {
    id: 'editor.field.maximumMonths',
    defaultMessage: 'Maximum rental in months',
    description: 'Number field label',
  },
  rent_renewal: {
    id: 'editor.field.renewal',
    defaultMessage: 'Rental can be renewed',
    description: 'Switch label',
  },
  deposit_cost: { id: 'editor.field.deposit', defaultMessage: 'Deposit', description: 'Field label: an amount' },
  refund_policy_id: {
    id: 'editor.field.refundPolicy',
    defaultMessage: 'Refund policy',
    description: 'Select field label',
  },
  return_policy_accepted: {
    id: 'editor.field.returnPolicy',
    defaultMessage: 'Return policy accepted',
    description: 'Label of a choice when two versions are compared',
  },
  internationally_acceptable: {
    id: 'editor.field.international',
    defaultMessage: 'Offered internationally',
    description: 'Label of a choice when two versions are compared',
  },
  international_agreement_accepted: {
    id: 'editor.field.internationalAgreement',
    defaultMessage: 'International delivery agreement accepted',
    description: 'Label of a choice when two versions are compared',
  },
  commitment_accepted: {
    id: 'editor.field.commitment',
    defaultMessage: '12-month commitment',
    description: 'Label of a choice when two versions are compared',
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
