import type { FieldMessages } from '../http/field-errors.ts';

const amount = {
  required: 'amountWrong',
  pattern: 'amountWrong',
  type: 'amountWrong',
  maxLength: 'amountWrong',
} as const;

export const fieldMessages: FieldMessages = {
  'services.quota_gb': { minimum: 'quotaNeeded', maximum: 'quotaNeeded', type: 'quotaNeeded' },
  'services.currency': { required: 'currencyWrong', enum: 'currencyWrong' },
  'total.amount': amount,
  'total.currency': { required: 'currencyWrong', enum: 'currencyWrong' },
};
