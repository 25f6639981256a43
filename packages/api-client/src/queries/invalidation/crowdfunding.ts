import type { Invalidations } from './invalidations.ts';

export const crowdfunding = {} as const satisfies Invalidations;
