import type { Words } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import { customWords, loadPiece } from './orders.ts';
import type { SellerRouteEntry } from './route.ts';

/** The words of crowdfunding. */
const crowdfundingWords: Words = {
  en: () => import('../messages/compiled/en-crowdfunding.json'),
  ja: () => import('../messages/compiled/ja-crowdfunding.json'),
};

/** The lists are one screen: the same call, asked for other requests (000 section 7). */
const loadList: SellerRouteEntry['load'] = () => import('../screens/crowdfunding-list/CrowdfundingList.tsx');

const requests: SellerRouteEntry = {
  path: '/crowdfunding-list',
  audience: 'seller',
  permission: 'sa-list-crowd-funding',
  name: messages.crowdfundingRequests,
  words: crowdfundingWords,
  load: loadList,
};

const purchased: SellerRouteEntry = {
  ...requests,
  path: '/purchased-arts-list',
  name: messages.purchasedArts,
  crumbs: [requests],
};

/** What sellers ask supporters for. */
export const crowdfundingRoutes: SellerRouteEntry[] = [
  requests,
  purchased,
  {
    path: '/purchased/view-info/:id',
    audience: 'seller',
    permission: 'sa-list-crowd-funding',
    name: messages.artPiece,
    crumbs: [requests, purchased],
    words: customWords,
    load: loadPiece,
  },
  {
    ...requests,
    path: '/cancel-crowdfunding-request-list',
    name: messages.cancelledRequests,
    crumbs: [requests],
  },
  {
    path: '/crowdfunding/view-info/:id',
    audience: 'seller',
    permission: 'sa-list-crowd-funding',
    name: messages.crowdfundingRequest,
    crumbs: [requests],
    words: crowdfundingWords,
    load: () => import('../screens/crowdfunding/Request.tsx'),
  },
];
