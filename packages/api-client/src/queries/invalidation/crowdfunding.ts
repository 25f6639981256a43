import type { Invalidations } from './invalidations.ts';

/* A piece shows which request it is for, and the list of free works follows from the requests. */
const requests = [['crowdfunding'], ['art-pieces'], ['tasks']] as const;

export const crowdfunding = {
  saveCrowdfundingRequest: requests,
  cancelCrowdfundingRequest: requests,
  removeCrowdfundingPiece: requests,
  sendCrowdfundingMessage: [['crowdfunding', 'details'], ['tasks']],
} as const satisfies Invalidations;
