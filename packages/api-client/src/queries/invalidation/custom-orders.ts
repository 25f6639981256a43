import type { Invalidations } from './invalidations.ts';

export const customOrders = {} as const satisfies Invalidations;
