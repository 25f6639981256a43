export * from './general.ts';
export { createIntent } from './intent.ts';
export { invalidates, type MutationName, mutationKeys } from './invalidation.ts';
export * from './products.ts';
export * from './profile.ts';
export { createQueryClient } from './query-client.ts';
export type * from './records.ts';
