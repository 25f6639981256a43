import type { Words } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { RouteEntry, SellerRouteEntry } from './route.ts';

/** The words of paying. */
const paymentWords: Words = {
  en: () => import('../messages/compiled/en-payment.json'),
  ja: () => import('../messages/compiled/ja-payment.json'),
};

/** A screen that opens to the signed out, too, and asks them in its place to sign in. */
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
  words: paymentWords,
  ...inviting(() => import('../screens/payment/Renewal.tsx')),
};

/** Paying, and where the houses of payment lead back to. */
export const paymentRoutes: SellerRouteEntry[] = [
  {
    path: '/payment',
    audience: 'seller',
    name: messages.payment,
    words: paymentWords,
    ...inviting(() => import('../screens/payment/SellerPayment.tsx')),
  },
  renewal,
  {
    path: '/payment-renew-success',
    audience: 'seller',
    name: messages.payment,
    crumbs: [renewal],
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).CardReturn,
    })),
  },
  {
    path: '/payment-renew-paypal-success',
    audience: 'seller',
    name: messages.payment,
    crumbs: [renewal],
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).WalletReturn,
    })),
  },
  {
    path: '/payment-renew-paypal-error',
    audience: 'seller',
    name: messages.payment,
    crumbs: [renewal],
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).WalletRefusal,
    })),
  },
];

/** The screens of those who pay for their sign-up: signed in, but not in the shell yet. */
export const frameless: RouteEntry[] = [
  {
    path: '/sign-up/payment',
    audience: 'signing-up',
    words: paymentWords,
    load: () => import('../screens/payment/SignUpPayment.tsx'),
  },
  {
    path: '/success',
    audience: 'seller',
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/SignUpResults.tsx')).CardReturn,
    })),
  },
  {
    path: '/paypal-success',
    audience: 'seller',
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/SignUpResults.tsx')).WalletReturn,
    })),
  },
  {
    path: '/paypal-error',
    audience: 'seller',
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/SignUpResults.tsx')).WalletRefusal,
    })),
  },
];
