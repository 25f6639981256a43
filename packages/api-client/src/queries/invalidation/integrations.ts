import type { Invalidations } from './invalidations.ts';

export const integrations = {} as const satisfies Invalidations;
