import { matchPath } from 'react-router';
import type { Words } from '../i18n/language.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';
import { sellerRouteMessages as messages } from './seller.messages.ts';

export { defaultLandingPath } from './sections.ts';

/** The words of the signed-in shell and of the screens that everybody opens, and the names of all others. */
export const sellerWords: Words = {
  en: () => import('../messages/compiled/en-seller.json'),
  ja: () => import('../messages/compiled/ja-seller.json'),
};

/** The words of a work's own screens. */
export const worksWords: Words = {
  en: () => import('../messages/compiled/en-works.json'),
  ja: () => import('../messages/compiled/ja-works.json'),
};

/** The words of the dashboard and of people's profiles. */
export const profileWords: Words = {
  en: () => import('../messages/compiled/en-profile.json'),
  ja: () => import('../messages/compiled/ja-profile.json'),
};

export const viewArt: SellerRouteEntry = {
  path: '/view-art/:id',
  audience: 'seller',
  permission: sections.library.permission,
  name: messages.viewArt,
  crumbs: [sections.library],
  words: worksWords,
  load: () => import('../screens/view-art/ViewArt.tsx'),
};

/**
 * The screens that most visits of the signed in begin with. They travel with the library, which a budget holds: every
 * other screen stands in inner.ts, which comes with the first of them that is asked for.
 */
export const nearRoutes: SellerRouteEntry[] = [
  {
    ...sections.dashboard,
    audience: 'seller',
    words: profileWords,
    load: () => import('../screens/dashboard/Dashboard.tsx'),
  },
  {
    ...sections.library,
    audience: 'seller',
    load: () => import('../screens/art-library/ArtLibrary.tsx'),
  },
  viewArt,
  {
    path: '/edit-art/:id',
    audience: 'seller',
    permission: sections.library.permission,
    name: messages.editArt,
    crumbs: [sections.library, viewArt],
    words: worksWords,
    load: () => import('../screens/edit-art/EditArt.tsx'),
  },
  {
    path: '/add-art',
    audience: 'seller',
    permission: sections.library.permission,
    name: messages.addArt,
    crumbs: [sections.library],
    words: worksWords,
    load: () => import('../screens/add-art/AddArt.tsx'),
  },
];

export const isNear = (pathname: string): boolean => nearRoutes.some(({ path }) => matchPath(path, pathname));
