import { matchPath } from 'react-router';
import type { Words } from '../i18n/language.ts';
import type { RouteEntry } from './route.ts';

/** The words around passwords. */
const passwordWords: Words = {
  en: () => import('../messages/compiled/en-password.json'),
  ja: () => import('../messages/compiled/ja-password.json'),
};

/** The words of signing up. */
const signUpWords: Words = {
  en: () => import('../messages/compiled/en-sign-up.json'),
  ja: () => import('../messages/compiled/ja-sign-up.json'),
};

/** The words of coming from another product. */
const continueWords: Words = {
  en: () => import('../messages/compiled/en-continue.json'),
  ja: () => import('../messages/compiled/ja-continue.json'),
};

/** The screens that need nobody signed in, but for those of guest.ts. The table comes with the first of them. */
export const visitorRoutes: RouteEntry[] = [
  {
    path: '/sign-in/forgot-password',
    audience: 'anyone',
    words: passwordWords,
    load: () => import('../screens/forgot-password/ForgotPassword.tsx'),
  },
  {
    path: '/sign-in/continue',
    audience: 'anyone',
    words: continueWords,
    load: () => import('../screens/continue/Continue.tsx'),
  },
  {
    path: '/reset-password',
    audience: 'anyone',
    words: passwordWords,
    load: () => import('../screens/reset-password/ResetPassword.tsx'),
  },
  {
    path: '/sign-up',
    audience: 'guest',
    words: signUpWords,
    load: () => import('../screens/sign-up/SignUp.tsx'),
  },
  {
    path: '/sign-up/services',
    audience: 'signing-up',
    words: signUpWords,
    load: () => import('../screens/sign-up-services/Services.tsx'),
  },
];

/** In place of a path that is no route (000 section 2). */
export const notFound: Pick<RouteEntry, 'words' | 'load'> = {
  words: {
    en: () => import('../messages/compiled/en-not-found.json'),
    ja: () => import('../messages/compiled/ja-not-found.json'),
  },
  load: () => import('../screens/not-found/NotFound.tsx'),
};

export const isVisitorPath = (pathname: string): boolean => visitorRoutes.some(({ path }) => matchPath(path, pathname));
