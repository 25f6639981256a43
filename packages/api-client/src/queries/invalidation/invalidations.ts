import type { QueryKey } from '@tanstack/react-query';

/** Mutations, by operationId, and the queries each invalidates. */
export type Invalidations = Record<string, readonly QueryKey[]>;
