import { MutationCache, type MutationKey, QueryClient } from '@tanstack/react-query';
import { invalidates, type MutationName } from './invalidation/index.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** How long an answer counts as fresh: going back and forth between screens asks once. */
const FRESH_MS = 30_000;

const isMutationName = (name: unknown): name is MutationName => typeof name === 'string' && name in invalidates;

/** The queries a mutation makes stale. @throws for a mutation that `invalidates` does not know */
export function staleAfter(mutationKey: MutationKey | undefined) {
  const name = mutationKey?.[0];
  if (!isMutationName(name)) throw new Error(`Say in invalidation.ts what the mutation ${String(name)} makes stale.`);
  return invalidates[name];
}

/**
 * The cache of a signed-in seller; the next seller gets another one. Queries are retried on network failures and 5xx,
 * mutations are not unless they say so. Works without a network fail at once instead of waiting for one unseen.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      /* What is on the screen is asked for again at once; the mutation does not wait for it. */
      onSuccess(_data, _variables, _result, mutation) {
        for (const queryKey of staleAfter(mutation.options.mutationKey)) void client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: shouldRetry, retryDelay, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
