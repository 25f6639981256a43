import type { Invalidations } from './invalidations.ts';

export const orders = {} as const satisfies Invalidations;
