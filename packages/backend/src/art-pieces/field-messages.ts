import type { FieldMessages } from '../http/field-errors.ts';

const cost = {
  required: 'crowdfundingCostWrong',
  type: 'crowdfundingCostWrong',
  pattern: 'crowdfundingCostWrong',
  maxLength: 'crowdfundingCostWrong',
} as const;

const currency = { required: 'currencyWrong', enum: 'currencyWrong' } as const;

export const fieldMessages: FieldMessages = {
  art_piece_id: { required: 'artPieceNeeded', minLength: 'artPieceNeeded' },
  completion_date: { format: 'crowdfundingDateWrong' },
  'normal_cost.amount': cost,
  'normal_cost.currency': currency,
  'crowdfunding_cost.amount': cost,
  'crowdfunding_cost.currency': currency,
  'delivery_charge.amount': cost,
  'delivery_charge.currency': currency,
  'insurance_charge.amount': cost,
  'insurance_charge.currency': currency,
  comment: {
    required: 'artPieceCommentNeeded',
    minLength: 'artPieceCommentNeeded',
    pattern: 'artPieceCommentNeeded',
  },
  files: { required: 'filesNeeded', minItems: 'filesNeeded' },
  delivery_image: { required: 'artPieceDeliveryNeeded' },
  tracking_url: {
    required: 'artPieceTrackingUrlNeeded',
    pattern: 'artPieceTrackingUrlWrong',
    format: 'artPieceTrackingUrlWrong',
  },
  tracking_number: {
    required: 'artPieceTrackingNumberNeeded',
    minLength: 'artPieceTrackingNumberNeeded',
    pattern: 'artPieceTrackingNumberWrong',
  },
  tracking_date: { required: 'artPieceTrackingDateNeeded', format: 'artPieceTrackingDateWrong' },
  courier_company: {
    required: 'artPieceCourierNeeded',
    minLength: 'artPieceCourierNeeded',
    pattern: 'artPieceCourierNeeded',
  },
};
