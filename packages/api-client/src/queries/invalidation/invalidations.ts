import type { QueryKey } from '@tanstack/react-query';

/** Mutations, by operationId, and the queries each makes stale. */
export type Invalidations = Record<string, readonly QueryKey[]>;
