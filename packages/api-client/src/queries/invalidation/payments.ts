import type { Invalidations } from './invalidations.ts';

/* What is paid changes the agreement, which the profile tells too, and the receipts. */
const paid = [['agreement'], ['payments'], ['profile']] as const;

export const payments = {
  signUpServices: paid,
  signUpPayment: paid,
  renewPayment: paid,
  confirmStripePayment: paid,
  confirmStripeRenewalPayment: paid,
  captureWalletPayment: paid,
  cancelSubscriptionPayment: paid,
  /* The profile tells whether Slack is on. */
  storeClientSettings: [['settings'], ['profile']],
  testPaymentGateway: [['settings']],
} as const satisfies Invalidations;
