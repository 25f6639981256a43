import type { Invalidations } from './invalidations.ts';

export const account = {
  /* During sign-up nothing is cached yet but the person. */
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
  /* A notification is created too. */
  logPasswordReset: [['notifications']],
  logPasswordChange: [['notifications']],
  ssoUpdateDetails: [['people'], ['profile']],
  updateProfileDetails: [['people'], ['profile']],
  updateProfilePicture: [['people'], ['profile']],
  removeProfilePicture: [['people'], ['profile']],
  updateBankPassbookPhoto: [['people', 'person']],
  deleteBankPassbookPhoto: [['people', 'person']],
} as const satisfies Invalidations;
