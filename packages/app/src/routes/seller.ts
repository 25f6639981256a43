import { matchPath } from 'react-router';
import type { MessageFiles } from '../i18n/language.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';
import { sellerRouteMessages as messages } from './seller.messages.ts';

export { defaultLandingPath } from './sections.ts';

/** Messages of the signed-in shell and its most frequent screens, and the names of all screens. */
export const sellerMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-seller.json'),
  ja: () => import('../messages/compiled/ja-seller.json'),
};

/** Messages of the screens of a work. */
export const worksMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-works.json'),
  ja: () => import('../messages/compiled/ja-works.json'),
};

/** Messages of the dashboard and of profiles. */
export const profileMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-profile.json'),
  ja: () => import('../messages/compiled/ja-profile.json'),
};

export const viewArt: SellerRouteEntry = {
  path: '/view-art/:id',
  audience: 'seller',
  permission: sections.library.permission,
  name: messages.viewArt,
  crumbs: [sections.library],
  messageFiles: worksMessageFiles,
  load: () => import('../screens/view-art/ViewArt.tsx'),
};

/**
 * The most frequent start screens after sign-in. They are bundled with the library, which has a size budget; all other
 * screens are in inner.ts, loaded on demand.
 */
export const nearRoutes: SellerRouteEntry[] = [
  {
    ...sections.dashboard,
    audience: 'seller',
    messageFiles: profileMessageFiles,
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
    messageFiles: worksMessageFiles,
    load: () => import('../screens/edit-art/EditArt.tsx'),
  },
  {
    path: '/add-art',
    audience: 'seller',
    permission: sections.library.permission,
    name: messages.addArt,
    crumbs: [sections.library],
    messageFiles: worksMessageFiles,
    load: () => import('../screens/add-art/AddArt.tsx'),
  },
];

export const isNear = (pathname: string): boolean => nearRoutes.some(({ path }) => matchPath(path, pathname));
