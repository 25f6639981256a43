import type { WorkRule } from '@smart-art/openapi/rules';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Errors of rules over several fields (001 section 5), shown at the field that fixes them. */
export const ruleMessages: Record<WorkRule, MessageDescriptor> = defineMessages({
  rental_months_order: {
    id: 'editor.rule.rentalMonthsOrder',
    defaultMessage: 'The maximum rental can’t be shorter than the minimum.',
    description: 'Error message of the maximum rental period',
  },
  discount_needs_percentage: {
    id: 'editor.rule.discountNeedsPercentage',
    defaultMessage: 'Enter the discount percentage.',
    description: 'Error message of the percentage of a discount with dates',
  },
  discount_needs_start: {
    id: 'editor.rule.discountNeedsStart',
    defaultMessage: 'Enter the first day of the discount.',
    description: 'Error message of the discount’s start date',
  },
  discount_needs_end: {
    id: 'editor.rule.discountNeedsEnd',
    defaultMessage: 'Enter the last day of the discount.',
    description: 'Error message of the discount’s end date',
  },
  discount_dates_order: {
    id: 'editor.rule.discountDatesOrder',
    defaultMessage: 'The discount can’t end before it starts.',
    description: 'Error message of the discount dates',
  },
  international_needs_agreement: {
    id: 'editor.rule.internationalNeedsAgreement',
    defaultMessage: 'Accept the international delivery agreement before you ship this work abroad.',
    description: 'Error message of the international delivery agreement',
  },
  offer_needs_return_policy: {
    id: 'editor.rule.offerNeedsReturnPolicy',
    defaultMessage: 'Accept the return policy before you offer the work.',
    description: 'Error message of the return policy',
  },
  frame_has_no_frame: {
    id: 'editor.rule.frameHasNoFrame',
    defaultMessage: 'A frame doesn’t need a frame. Leave this blank.',
    description: 'Error message of fields not allowed for works of type frame',
  },
  frame_needs_size: {
    id: 'editor.rule.frameNeedsSize',
    defaultMessage: 'Enter width and height first, so the frame fits.',
    description: 'Error message of the frame vendor',
  },
  frame_height_order: {
    id: 'editor.rule.frameHeightOrder',
    defaultMessage: 'The height with frame can’t be less than without.',
    description: 'Error message of the height with frame',
  },
  weight_order: {
    id: 'editor.rule.weightOrder',
    defaultMessage: 'The weight with frame can’t be less than without.',
    description: 'Error message of the weight with frame',
  },
  wash_guide_needs_washable: {
    id: 'editor.rule.washGuideNeedsWashable',
    defaultMessage: 'Turn on “Washable” first.',
    description: 'Error message of the washing instructions',
  },
});
