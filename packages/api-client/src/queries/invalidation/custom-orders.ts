import type { Invalidations } from './invalidations.ts';

/* The steps of a custom order use the mutations of its art pieces. */
export const customOrders = {} as const satisfies Invalidations;
