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
  /* The profile tells whether Slack is on, and the time zone: whose days lists are narrowed to. */
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
