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
  storeClientSettings: [['settings']],
} as const satisfies Invalidations;
