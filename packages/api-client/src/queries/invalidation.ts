import type { QueryKey } from '@tanstack/react-query';

/** Every mutation and the queries it makes stale. The one place that says so. */
export const invalidates = {
  /* A save also changes what the seller's quota holds, which the profile tells. */
  saveProduct: [['products'], ['profile']],
  deleteProduct: [['products']],
  removeProductImages: [['products'], ['profile']],
} as const satisfies Record<string, readonly QueryKey[]>;

export type MutationName = keyof typeof invalidates;

export const mutationKeys = {
  saveProduct: ['saveProduct'],
  deleteProduct: ['deleteProduct'],
  removeProductImages: ['removeProductImages'],
} as const satisfies { [Name in MutationName]: readonly [Name] };
