import type { FieldMessages } from '../http/field-errors.ts';

const months = { minimum: 'wholeMonths', maximum: 'wholeMonths', type: 'wholeMonths' } as const;
const length = { multipleOf: 'twoDecimals' } as const;
const date = { format: 'dateWrong', type: 'dateWrong' } as const;
const percentage = {
  exclusiveMinimum: 'discountWrong',
  exclusiveMaximum: 'discountWrong',
  type: 'discountWrong',
  multipleOf: 'twoDecimals',
} as const;
const price = {
  required: 'amountWrong',
  pattern: 'amountWrong',
  type: 'amountWrong',
  maxLength: 'amountWrong',
} as const;

export const fieldMessages: FieldMessages = {
  minimum_rental_months: months,
  maximum_rental_months: months,
  frame_height: length,
  weight_without_frame: length,
  weight_with_frame: length,
  discount_percentage: percentage,
  discount_start_date: date,
  discount_end_date: date,
  pieces: { minimum: 'piecesWrong', maximum: 'piecesWrong', type: 'piecesWrong' },
  'deposit_cost.amount': price,
  'deposit_cost.currency': { required: 'currencyWrong', enum: 'currencyWrong' },
  price_from: price,
  price_to: price,
};
