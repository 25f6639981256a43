import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { RouteEntry, SellerRouteEntry } from './route.ts';

/** Messages of payments. */
const paymentMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-payment.json'),
  ja: () => import('../messages/compiled/ja-payment.json'),
};

/** A screen that also opens to signed-out users, and asks them to sign in there. */
const inviting = (load: RouteEntry['load']): Pick<RouteEntry, 'open' | 'load'> => ({
  open: true,
  load: async () => {
    const [{ Component }, { invitingTo }] = await Promise.all([load(), import('../screens/payment/Invitation.tsx')]);
    return { Component: invitingTo(Component) };
  },
});

const renewal: SellerRouteEntry = {
  path: '/payment-renew',
  audience: 'seller',
  name: messages.renewal,
  messageFiles: paymentMessageFiles,
  ...inviting(() => import('../screens/payment/Renewal.tsx')),
};

/** Payments, and the return URLs of payment gateways. */
export const paymentRoutes: SellerRouteEntry[] = [
  {
    path: '/payment',
    audience: 'seller',
    name: messages.payment,
    messageFiles: paymentMessageFiles,
    ...inviting(() => import('../screens/payment/SellerPayment.tsx')),
  },
  renewal,
  {
    path: '/payment-renew-success',
    audience: 'seller',
    name: messages.payment,
    crumbs: [renewal],
    messageFiles: paymentMessageFiles,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).CardReturn,
    })),
  },
  {
    path: '/payment-renew-paypal-success',
    audience: 'seller',
    name: messages.payment,
    crumbs: [renewal],
    messageFiles: paymentMessageFiles,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).WalletReturn,
    })),
  },
  {
    path: '/payment-renew-paypal-error',
    audience: 'seller',
    name: messages.payment,
    crumbs: [renewal],
    messageFiles: paymentMessageFiles,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).WalletCancel,
    })),
  },
];

/** Payment screens of a sign-up: signed in, but without the shell. */
export const frameless: RouteEntry[] = [
  {
    path: '/sign-up/payment',
    audience: 'signing-up',
    messageFiles: paymentMessageFiles,
    load: () => import('../screens/payment/SignUpPayment.tsx'),
  },
  {
    path: '/success',
    audience: 'seller',
    messageFiles: paymentMessageFiles,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/SignUpResults.tsx')).CardReturn,
    })),
  },
  {
    path: '/paypal-success',
    audience: 'seller',
    messageFiles: paymentMessageFiles,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/SignUpResults.tsx')).WalletReturn,
    })),
  },
  {
    path: '/paypal-error',
    audience: 'seller',
    messageFiles: paymentMessageFiles,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/SignUpResults.tsx')).WalletCancel,
    })),
  },
];
