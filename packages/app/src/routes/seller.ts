import type { Words } from '../i18n/language.ts';
import type { RouteEntry, SellerRouteEntry } from './route.ts';
import { sectionMessages as sections } from './section.messages.ts';
import { sellerRouteMessages as messages } from './seller.messages.ts';

/** The words of the signed-in shell and of the screens that everybody opens. */
export const sellerWords: Words = {
  en: () => import('../messages/compiled/en-seller.json'),
  ja: () => import('../messages/compiled/ja-seller.json'),
};

/** The words of a work's own screens. */
const worksWords: Words = {
  en: () => import('../messages/compiled/en-works.json'),
  ja: () => import('../messages/compiled/ja-works.json'),
};

/** The words of importing a sheet. */
const importWords: Words = {
  en: () => import('../messages/compiled/en-import.json'),
  ja: () => import('../messages/compiled/ja-import.json'),
};

/** The words of the dashboard and of people's profiles. */
const profileWords: Words = {
  en: () => import('../messages/compiled/en-profile.json'),
  ja: () => import('../messages/compiled/ja-profile.json'),
};

/** The words of paying. */
const paymentWords: Words = {
  en: () => import('../messages/compiled/en-payment.json'),
  ja: () => import('../messages/compiled/ja-payment.json'),
};

/** The words of what was paid. */
const transactionsWords: Words = {
  en: () => import('../messages/compiled/en-transactions.json'),
  ja: () => import('../messages/compiled/ja-transactions.json'),
};

/** The words around passwords. */
const passwordWords: Words = {
  en: () => import('../messages/compiled/en-password.json'),
  ja: () => import('../messages/compiled/ja-password.json'),
};

/** A screen that opens to the signed out, too, and asks them in its place to sign in. */
const inviting = (load: RouteEntry['load']): Pick<RouteEntry, 'open' | 'load'> => ({
  open: true,
  load: async () => {
    const [{ Component }, { invitingTo }] = await Promise.all([load(), import('../screens/payment/Invitation.tsx')]);
    return { Component: invitingTo(Component) };
  },
});

/** A receipt, whichever list it is in. */
const loadReceipt: RouteEntry['load'] = () => import('../screens/papers/Receipt.tsx');

/** The screens of the signed in. The table comes with the first of them that is asked for. */
export const sellerRoutes: SellerRouteEntry[] = [
  {
    path: '/seller-dashboard',
    audience: 'seller',
    permission: 'sa-view-dashboard',
    name: sections.dashboard,
    words: profileWords,
    load: () => import('../screens/dashboard/Dashboard.tsx'),
  },
  {
    path: '/seller-profile',
    audience: 'seller',
    permission: 'sa-view-profile',
    name: sections.profile,
    words: profileWords,
    load: () => import('../screens/profile/Profile.tsx'),
  },
  {
    path: '/edit-profile',
    audience: 'seller',
    permission: 'sa-view-profile',
    name: messages.editProfile,
    crumbs: ['/seller-profile'],
    words: profileWords,
    load: () => import('../screens/edit-profile/EditProfile.tsx'),
  },
  {
    path: '/profile-info/:id',
    audience: 'seller',
    permission: 'sa-view-profile',
    name: messages.person,
    crumbs: ['/sellers-users-list'],
    words: profileWords,
    load: () => import('../screens/person/Person.tsx'),
  },
  {
    path: '/art-library',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: sections.library,
    load: () => import('../screens/art-library/ArtLibrary.tsx'),
  },
  {
    path: '/deleted-list',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.deletedList,
    crumbs: ['/art-library'],
    words: worksWords,
    load: () => import('../screens/deleted-list/DeletedList.tsx'),
  },
  {
    path: '/add-art',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.addArt,
    crumbs: ['/art-library'],
    words: worksWords,
    load: () => import('../screens/add-art/AddArt.tsx'),
  },
  {
    path: '/import-art',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.importArt,
    crumbs: ['/art-library'],
    words: importWords,
    load: () => import('../screens/import-art/ImportArt.tsx'),
  },
  {
    path: '/edit-art/:id',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.editArt,
    crumbs: ['/art-library', '/view-art/:id'],
    words: worksWords,
    load: () => import('../screens/edit-art/EditArt.tsx'),
  },
  {
    path: '/view-art/:id',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.viewArt,
    crumbs: ['/art-library'],
    words: worksWords,
    load: () => import('../screens/view-art/ViewArt.tsx'),
  },
  {
    path: '/view-art/:id/certificate',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.certificate,
    crumbs: ['/art-library', '/view-art/:id'],
    words: worksWords,
    load: () => import('../screens/papers/Certificate.tsx'),
  },
  {
    path: '/art-labels',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.labels,
    crumbs: ['/art-library'],
    words: worksWords,
    load: () => import('../screens/papers/Labels.tsx'),
  },
  {
    path: '/slack-transactions',
    audience: 'seller',
    permission: 'sa-list-transactions',
    name: sections.transactions,
    words: transactionsWords,
    load: () => import('../screens/transactions/Transactions.tsx'),
  },
  {
    path: '/disk-quota-transactions',
    audience: 'seller',
    permission: 'sa-list-transactions',
    name: sections.transactions,
    crumbs: ['/slack-transactions'],
    words: transactionsWords,
    load: () => import('../screens/transactions/Transactions.tsx'),
  },
  {
    path: '/slack-transactions/:id/receipt',
    audience: 'seller',
    permission: 'sa-list-transactions',
    name: sections.transactions,
    crumbs: ['/slack-transactions'],
    words: transactionsWords,
    load: loadReceipt,
  },
  {
    path: '/disk-quota-transactions/:id/receipt',
    audience: 'seller',
    permission: 'sa-list-transactions',
    name: sections.transactions,
    crumbs: ['/slack-transactions', '/disk-quota-transactions'],
    words: transactionsWords,
    load: loadReceipt,
  },
  {
    path: '/payment',
    audience: 'seller',
    name: messages.payment,
    words: paymentWords,
    ...inviting(() => import('../screens/payment/SellerPayment.tsx')),
  },
  {
    path: '/payment-renew',
    audience: 'seller',
    name: messages.renewal,
    words: paymentWords,
    ...inviting(() => import('../screens/payment/Renewal.tsx')),
  },
  {
    path: '/payment-renew-success',
    audience: 'seller',
    name: messages.payment,
    crumbs: ['/payment-renew'],
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).CardReturn,
    })),
  },
  {
    path: '/payment-renew-paypal-success',
    audience: 'seller',
    name: messages.payment,
    crumbs: ['/payment-renew'],
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).WalletReturn,
    })),
  },
  {
    path: '/payment-renew-paypal-error',
    audience: 'seller',
    name: messages.payment,
    crumbs: ['/payment-renew'],
    words: paymentWords,
    ...inviting(async () => ({
      Component: (await import('../screens/payment-result/RenewalResults.tsx')).WalletRefusal,
    })),
  },
  {
    path: '/edit-profile/change-password',
    audience: 'seller',
    name: messages.changePassword,
    crumbs: ['/seller-profile'],
    words: passwordWords,
    load: () => import('../screens/change-password/ChangePassword.tsx'),
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

export const hasSellerRoute = (path: string): boolean => sellerRoutes.some((route) => route.path === path);

/** The screen at a path of the table; undefined where no screen has that path. */
export const sellerRoute = (path: string): SellerRouteEntry | undefined =>
  sellerRoutes.find((route) => route.path === path);

/** Whether a seller with these permissions may enter a screen. */
export const mayEnter = ({ permission }: SellerRouteEntry, permissions: readonly string[]): boolean =>
  permission === undefined || permissions.includes(permission);

/** The sections of the sidebar in the order of 001 section 2, with those that have no screen yet. */
const sectionPaths = [
  '/seller-dashboard',
  '/seller-profile',
  '/sellers-users-list',
  '/slack-transactions',
  '/buy-orders',
  '/my-tasks/orders/buy',
  '/art-library',
  '/exhibitions/all',
  '/refferals-list',
  '/crowdfunding-list',
  '/forum-list',
  '/settings/general',
] as const;

export type SectionPath = (typeof sectionPaths)[number];

/** The first section that is there and theirs; undefined where they may see none. */
export const firstSection = (permissions: readonly string[]): SellerRouteEntry | undefined =>
  sectionPaths.map(sellerRoute).find((route) => route && mayEnter(route, permissions));

/** Where a seller goes who asked for nothing in particular. */
export const frontRoom = (permissions: readonly string[]): string => firstSection(permissions)?.path ?? '/art-library';
