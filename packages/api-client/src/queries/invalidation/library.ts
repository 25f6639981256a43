import type { Invalidations } from './invalidations.ts';

export const library = {
  /* A save also changes what the seller's quota holds, which the profile tells. */
  saveProduct: [['products'], ['profile']],
  deleteProduct: [['products']],
  restoreProduct: [['products']],
  /* Photographs that wait for a save only fill the quota; sent to a work they change it. */
  uploadProductImages: [['products'], ['profile']],
  removeProductImages: [['products'], ['profile']],
} as const satisfies Invalidations;
