import type { Invalidations } from './invalidations.ts';

export const artPieces = {} as const satisfies Invalidations;
