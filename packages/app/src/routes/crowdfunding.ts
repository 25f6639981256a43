import type { Words } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';

/** The words of crowdfunding. */
const crowdfundingWords: Words = {
  en: () => import('../messages/compiled/en-crowdfunding.json'),
  ja: () => import('../messages/compiled/ja-crowdfunding.json'),
};

/** What sellers ask supporters for. */
export const crowdfundingRoutes: SellerRouteEntry[] = [
  {
    path: '/crowdfunding/view-info/:id',
    audience: 'seller',
    permission: 'sa-list-crowd-funding',
    name: messages.crowdfundingRequest,
    words: crowdfundingWords,
    load: () => import('../screens/crowdfunding/Request.tsx'),
  },
  {
    path: '/request-crowdfunding',
    audience: 'seller',
    permission: 'sa-list-crowd-funding',
    name: messages.requestCrowdfunding,
    words: crowdfundingWords,
    load: () => import('../screens/request-crowdfunding/RequestCrowdfunding.tsx'),
  },
  {
    path: '/edit-crowdfunding-art/:id',
    audience: 'seller',
    permission: 'sa-list-crowd-funding',
    name: messages.editCrowdfunding,
    crumbs: [
      {
        path: '/crowdfunding/view-info/:id',
        permission: 'sa-list-crowd-funding',
        name: messages.crowdfundingRequest,
      },
    ],
    words: crowdfundingWords,
    load: () => import('../screens/request-crowdfunding/EditCrowdfunding.tsx'),
  },
];
