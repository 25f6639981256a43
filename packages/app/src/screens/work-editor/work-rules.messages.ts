import type { WorkRule } from '@smart-art/openapi/rules';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What is said where a rule over several fields is not kept (001 section 5), at the field whose change mends it. */
export const ruleMessages: Record<WorkRule, MessageDescriptor> = defineMessages({
  rental_months_order: {
    id: 'editor.rule.rentalMonthsOrder',
    defaultMessage: 'The longest rental must not be shorter than the shortest.',
    description: 'Error of the maximum of months',
  },
  discount_needs_percentage: {
    id: 'editor.rule.discountNeedsPercentage',
    defaultMessage: 'Enter how much the discount takes off.',
    description: 'Error of the percentage of a discount that has dates',
  },
  discount_needs_start: {
    id: 'editor.rule.discountNeedsStart',
    defaultMessage: 'Enter the first day of the discount.',
    description: 'Error of the start date of a discount',
  },
  discount_needs_end: {
    id: 'editor.rule.discountNeedsEnd',
    defaultMessage: 'Enter the last day of the discount.',
    description: 'Error of the end date of a discount',
  },
  discount_dates_order: {
    id: 'editor.rule.discountDatesOrder',
    defaultMessage: 'The start date must not be after the end date.',
    description: 'Error of the dates of a discount',
  },
  international_needs_agreement: {
    id: 'editor.rule.internationalNeedsAgreement',
    defaultMessage: 'Accept the international delivery agreement before you offer the work internationally.',
    description: 'Error of the agreement',
  },
  offer_needs_return_policy: {
    id: 'editor.rule.offerNeedsReturnPolicy',
    defaultMessage: 'Accept the return policy before you offer the work.',
    description: 'Error of the return policy',
  },
  frame_has_no_frame: {
    id: 'editor.rule.frameHasNoFrame',
    defaultMessage: 'A frame has no frame of its own: leave this empty.',
    description: 'Error of what a work of the type frame cannot have',
  },
  frame_needs_size: {
    id: 'editor.rule.frameNeedsSize',
    defaultMessage: 'Enter width and height first: the frame must fit them.',
    description: 'Error of the frame vendor',
  },
  frame_height_order: {
    id: 'editor.rule.frameHeightOrder',
    defaultMessage: 'With its frame a work is at least as high as without.',
    description: 'Error of the height with the frame',
  },
  weight_order: {
    id: 'editor.rule.weightOrder',
    defaultMessage: 'With its frame a work weighs at least as much as without.',
    description: 'Error of the weight with the frame',
  },
  wash_guide_needs_washable: {
    id: 'editor.rule.washGuideNeedsWashable',
    defaultMessage: 'Say first that the work can be washed.',
    description: 'Error of the guide to washing',
  },
});
