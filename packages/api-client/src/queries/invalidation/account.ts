import type { Invalidations } from './invalidations.ts';

export const account = {} as const satisfies Invalidations;
