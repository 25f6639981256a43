import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';
import { sellerRouteMessages as libraryNames } from './seller.messages.ts';
import { viewArt, worksMessageFiles } from './seller.ts';

/** Messages of the spreadsheet import. */
const importMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-import.json'),
  ja: () => import('../messages/compiled/ja-import.json'),
};

/** Library screens other than the start screens in seller.ts. */
export const libraryRoutes: SellerRouteEntry[] = [
  {
    path: '/deleted-list',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: libraryNames.deletedList,
    crumbs: [sections.library],
    messageFiles: worksMessageFiles,
    load: () => import('../screens/deleted-list/DeletedList.tsx'),
  },
  {
    path: '/import-art',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: libraryNames.importArt,
    crumbs: [sections.library],
    messageFiles: importMessageFiles,
    load: () => import('../screens/import-art/ImportArt.tsx'),
  },
  {
    path: '/view-art/:id/certificate',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.certificate,
    crumbs: [sections.library, viewArt],
    messageFiles: worksMessageFiles,
    load: () => import('../screens/papers/Certificate.tsx'),
  },
  {
    path: '/art-labels',
    audience: 'seller',
    permission: 'sa-list-art-library',
    name: messages.labels,
    crumbs: [sections.library],
    messageFiles: worksMessageFiles,
    load: () => import('../screens/papers/Labels.tsx'),
  },
];
