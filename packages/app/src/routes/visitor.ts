import { matchPath } from 'react-router';
import type { MessageFiles } from '../i18n/language.ts';
import type { RouteEntry } from './route.ts';

/** Messages of the password screens. */
const passwordMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-password.json'),
  ja: () => import('../messages/compiled/ja-password.json'),
};

/** Messages of sign-up. */
const signUpMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-sign-up.json'),
  ja: () => import('../messages/compiled/ja-sign-up.json'),
};

/** Messages of signing in from another product. */
const continueMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-continue.json'),
  ja: () => import('../messages/compiled/ja-continue.json'),
};

/** The public screens other than those in guest.ts. Loaded on demand. */
export const visitorRoutes: RouteEntry[] = [
  {
    path: '/sign-in/forgot-password',
    audience: 'anyone',
    messageFiles: passwordMessageFiles,
    load: () => import('../screens/forgot-password/ForgotPassword.tsx'),
  },
  {
    path: '/sign-in/continue',
    audience: 'anyone',
    messageFiles: continueMessageFiles,
    load: () => import('../screens/continue/Continue.tsx'),
  },
  {
    path: '/reset-password',
    audience: 'anyone',
    messageFiles: passwordMessageFiles,
    load: () => import('../screens/reset-password/ResetPassword.tsx'),
  },
  {
    path: '/sign-up',
    audience: 'guest',
    messageFiles: signUpMessageFiles,
    load: () => import('../screens/sign-up/SignUp.tsx'),
  },
  {
    path: '/sign-up/services',
    audience: 'signing-up',
    messageFiles: signUpMessageFiles,
    load: () => import('../screens/sign-up-services/Services.tsx'),
  },
];

/** The page for unknown paths (000 section 2). */
export const notFound: Pick<RouteEntry, 'messageFiles' | 'load'> = {
  messageFiles: {
    en: () => import('../messages/compiled/en-not-found.json'),
    ja: () => import('../messages/compiled/ja-not-found.json'),
  },
  load: () => import('../screens/not-found/NotFound.tsx'),
};

export const isVisitorPath = (pathname: string): boolean => visitorRoutes.some(({ path }) => matchPath(path, pathname));
