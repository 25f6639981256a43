import type { Invalidations } from './invalidations.ts';

/* A payment changes the agreement, which is also part of the profile, and the receipts. */
const paid = [['agreement'], ['payments'], ['profile']] as const;

export const payments = {
  signUpServices: paid,
  signUpPayment: paid,
  renewPayment: paid,
  confirmStripePayment: paid,
  confirmStripeRenewalPayment: paid,
  captureWalletPayment: paid,
  cancelSubscriptionPayment: paid,
  /* The profile contains whether Slack is on, and the time zone that date filters of lists use. */
  storeClientSettings: [
    ['settings'],
    ['profile'],
    ['orders', 'list'],
    ['orders', 'ledger'],
    ['custom-orders', 'list'],
    ['payments', 'transactions'],
    ['people', 'list'],
  ],
  testPaymentGateway: [['settings']],
} as const satisfies Invalidations;
