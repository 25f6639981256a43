import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import { customMessageFiles, loadPiece } from './orders.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of crowdfunding. */
const crowdfundingMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-crowdfunding.json'),
  ja: () => import('../messages/compiled/ja-crowdfunding.json'),
};

/** Messages of the page of a buyer or supporter. */
const dealerMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-dealer.json'),
  ja: () => import('../messages/compiled/ja-dealer.json'),
};

/** The lists share one screen: the same call with different parameters (000 section 7). */
const loadList: SellerRouteEntry['load'] = () => import('../screens/crowdfunding-list/CrowdfundingList.tsx');

const purchased: SellerRouteEntry = {
  path: '/purchased-arts-list',
  audience: 'seller',
  permission: sections.crowdfunding.permission,
  name: messages.purchasedArts,
  crumbs: [sections.crowdfunding],
  messageFiles: crowdfundingMessageFiles,
  load: loadList,
};

const request: SellerRouteEntry = {
  path: '/crowdfunding/view-info/:id',
  audience: 'seller',
  permission: sections.crowdfunding.permission,
  name: messages.crowdfundingRequest,
  crumbs: [sections.crowdfunding],
  messageFiles: crowdfundingMessageFiles,
  load: () => import('../screens/crowdfunding/Request.tsx'),
};

/** Crowdfunding requests. */
export const crowdfundingRoutes: SellerRouteEntry[] = [
  {
    ...sections.crowdfunding,
    audience: 'seller',
    messageFiles: crowdfundingMessageFiles,
    load: loadList,
  },
  purchased,
  {
    path: '/purchased/view-info/:id',
    audience: 'seller',
    permission: sections.crowdfunding.permission,
    name: messages.artPiece,
    crumbs: [sections.crowdfunding, purchased],
    messageFiles: customMessageFiles,
    load: loadPiece,
  },
  {
    path: '/purchased/view-user-profile',
    audience: 'seller',
    permission: 'sa-view-profile',
    name: messages.person,
    crumbs: [sections.crowdfunding],
    ofRecord: true,
    messageFiles: dealerMessageFiles,
    load: () => import('../screens/dealer/Dealer.tsx'),
  },
  {
    ...purchased,
    path: '/cancel-crowdfunding-request-list',
    name: messages.cancelledRequests,
    crumbs: [sections.crowdfunding],
  },
  request,
  {
    path: '/request-crowdfunding',
    audience: 'seller',
    permission: sections.crowdfunding.permission,
    name: messages.requestCrowdfunding,
    crumbs: [sections.crowdfunding],
    messageFiles: crowdfundingMessageFiles,
    load: () => import('../screens/request-crowdfunding/RequestCrowdfunding.tsx'),
  },
  {
    path: '/edit-crowdfunding-art/:id',
    audience: 'seller',
    permission: sections.crowdfunding.permission,
    name: messages.editCrowdfunding,
    crumbs: [sections.crowdfunding, request],
    messageFiles: crowdfundingMessageFiles,
    load: () => import('../screens/request-crowdfunding/EditCrowdfunding.tsx'),
  },
];
