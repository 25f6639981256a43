import type { Invalidations } from './invalidations.ts';

export const payments = {} as const satisfies Invalidations;
