import type { Invalidations } from './invalidations.ts';

export const community = {} as const satisfies Invalidations;
