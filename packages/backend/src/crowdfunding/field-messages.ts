import type { FieldMessages } from '../http/field-errors.ts';

const amount = {
  required: 'crowdfundingAmountWrong',
  type: 'crowdfundingAmountWrong',
  pattern: 'crowdfundingAmountWrong',
  maxLength: 'crowdfundingAmountWrong',
} as const;

const cost = {
  required: 'crowdfundingCostWrong',
  type: 'crowdfundingCostWrong',
  pattern: 'crowdfundingCostWrong',
  maxLength: 'crowdfundingCostWrong',
} as const;

const currency = { required: 'currencyWrong', enum: 'currencyWrong' } as const;

export const fieldMessages: FieldMessages = {
  cover_image_id: {
    required: 'crowdfundingCoverNeeded',
    minLength: 'crowdfundingCoverNeeded',
    pattern: 'crowdfundingCoverUnknown',
  },
  amount_requested: { required: 'crowdfundingAmountWrong', type: 'crowdfundingAmountWrong' },
  'amount_requested.amount': amount,
  'amount_requested.currency': currency,
  art_completion_date: { required: 'crowdfundingDateNeeded', format: 'crowdfundingDateWrong' },
  validity_months: { required: 'crowdfundingValidityNeeded' },
  art_pieces: {
    required: 'crowdfundingPiecesNeeded',
    minItems: 'crowdfundingPiecesNeeded',
    maxItems: 'crowdfundingPiecesMany',
  },
  'art_pieces.product_id': {
    required: 'crowdfundingWorkUnknown',
    minLength: 'crowdfundingWorkUnknown',
    pattern: 'crowdfundingWorkUnknown',
  },
  'art_pieces.normal_cost.amount': cost,
  'art_pieces.normal_cost.currency': currency,
  'art_pieces.crowdfunding_cost.amount': cost,
  'art_pieces.crowdfunding_cost.currency': currency,
};
