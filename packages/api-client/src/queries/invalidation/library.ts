import type { Invalidations } from './invalidations.ts';

export const library = {
  /* A save also changes what the seller's quota holds, which the profile tells. */
  saveProduct: [['products'], ['profile']],
  deleteProduct: [['products']],
  removeProductImages: [['products'], ['profile']],
} as const satisfies Invalidations;
