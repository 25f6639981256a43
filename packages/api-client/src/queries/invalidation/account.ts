import type { Invalidations } from './invalidations.ts';

export const account = {
  /* Signing up happens before there is anything to become stale but the person. */
  requestOtp: [['people']],
  submitOtp: [['people']],
  checkEmailForSignUp: [['people']],
  checkEmailProof: [['people']],
  ssoSignUp: [['people'], ['profile']],
  productSignUp: [['people'], ['profile']],
  ssoForgotPassword: [['people']],
  productForgotPassword: [['people']],
  ssoResetPassword: [['people']],
  ssoChangePassword: [['people']],
  /* It is told in the bell. */
  logPasswordReset: [['notifications']],
  logPasswordChange: [['notifications']],
  ssoUpdateDetails: [['people'], ['profile']],
  updateProfileDetails: [['people'], ['profile']],
  updateProfilePicture: [['people'], ['profile']],
  removeProfilePicture: [['people'], ['profile']],
  updateBankPassbookPhoto: [['people', 'person']],
  deleteBankPassbookPhoto: [['people', 'person']],
} as const satisfies Invalidations;
