import type { Invalidations } from './invalidations.ts';

/* A piece shows its request, and the list of available works depends on the requests. */
const requests = [['crowdfunding'], ['art-pieces'], ['tasks']] as const;

export const crowdfunding = {
  saveCrowdfundingRequest: requests,
  cancelCrowdfundingRequest: requests,
  removeCrowdfundingPiece: requests,
  sendCrowdfundingMessage: [['crowdfunding', 'details'], ['tasks']],
} as const satisfies Invalidations;
