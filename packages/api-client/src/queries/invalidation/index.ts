/** Every mutation and the queries it makes stale. The one place that says so. */
import { account } from './account.ts';
import { artPieces } from './art-pieces.ts';
import { community } from './community.ts';
import { crowdfunding } from './crowdfunding.ts';
import { customOrders } from './custom-orders.ts';
import { integrations } from './integrations.ts';
import { library } from './library.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

export const invalidates = {
  ...account,
  ...artPieces,
  ...community,
  ...crowdfunding,
  ...customOrders,
  ...integrations,
  ...library,
  ...orders,
  ...payments,
} as const;

export type MutationName = keyof typeof invalidates;
