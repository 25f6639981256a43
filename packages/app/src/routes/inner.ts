import { accountRoutes } from './account.ts';
import { communityRoutes } from './community.ts';
import { crowdfundingRoutes } from './crowdfunding.ts';
import { exhibitionRoutes } from './exhibitions.ts';
import { forumRoutes } from './forum.ts';
import { libraryRoutes } from './library.ts';
import { orderRoutes } from './orders.ts';
import { frameless, paymentRoutes } from './payment.ts';
import type { SellerRouteEntry } from './route.ts';
import { nearRoutes } from './seller.ts';
import { settingsRoutes } from './settings.ts';
import { taskRoutes } from './tasks.ts';
import { transactionRoutes } from './transactions.ts';

export { frameless };

/** The signed-in screens that are not in seller.ts. */
export const innerRoutes: SellerRouteEntry[] = [
  ...accountRoutes,
  ...libraryRoutes,
  ...orderRoutes,
  ...taskRoutes,
  ...crowdfundingRoutes,
  ...exhibitionRoutes,
  ...communityRoutes,
  ...forumRoutes,
  ...transactionRoutes,
  ...paymentRoutes,
  ...settingsRoutes,
];

/** Every screen of the signed-in shell. */
export const sellerRoutes: SellerRouteEntry[] = [...nearRoutes, ...innerRoutes];

export const hasSellerRoute = (path: string): boolean => sellerRoutes.some((route) => route.path === path);
