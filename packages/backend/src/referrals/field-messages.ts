import type { FieldMessages } from '../http/field-errors.ts';

const name = {
  required: 'referralNameNeeded',
  minLength: 'referralNameNeeded',
  pattern: 'referralNameNeeded',
} as const;
const message = {
  required: 'referralMessageNeeded',
  minLength: 'referralMessageNeeded',
  pattern: 'referralMessageNeeded',
} as const;
const email = { required: 'referralEmailNeeded', minLength: 'emailWrong', pattern: 'emailWrong' } as const;

export const fieldMessages: FieldMessages = {
  'createReferral name': name,
  'createReferral message': message,
  'createReferral email': email,
};
