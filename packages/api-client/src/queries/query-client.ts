import { MutationCache, type MutationKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry.ts';

/** Stale time of queries: navigating back and forth between screens fetches once. */
const FRESH_MS = 30_000;

/** Invalidation rules, loaded with the first mutation so that they add nothing to a page's initial load. */
function invalidation() {
  let known: typeof import('./invalidation/index.ts') | undefined;
  return {
    /** Runs before the call, so that a mutation missing from the rules fails without changing anything. */
    async prepare(mutationKey: MutationKey | undefined) {
      /* If the chunk fails to load (new deployment, network down), the mutation still runs. */
      known ??= await import('./invalidation/index.ts').catch(() => undefined);
      known?.staleAfter(mutationKey);
    },
    /** If the rules could not be loaded, every query is stale. */
    staleAfter: (mutationKey: MutationKey | undefined): readonly QueryKey[] => known?.staleAfter(mutationKey) ?? [[]],
    takenAwayBy: (mutationKey: MutationKey | undefined, variables: unknown) =>
      known?.takenAwayBy(mutationKey, variables),
  };
}

/**
 * The query cache of one signed-in seller; the next seller gets a new one. Queries are retried on network failures and
 * 5xx, mutations only if they opt in. Mutations without a network fail at once instead of waiting unseen.
 */
export function createQueryClient(): QueryClient {
  const { prepare, staleAfter, takenAwayBy } = invalidation();
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => prepare(mutation.options.mutationKey),
      /* Visible queries are refetched at once; the mutation does not wait for them. */
      onSuccess(_data, variables, _result, { options: { mutationKey } }) {
        const taken = takenAwayBy(mutationKey, variables);
        for (const queryKey of staleAfter(mutationKey)) {
          void client.invalidateQueries({ queryKey, predicate: (query) => !taken || !query.queryKey.includes(taken) });
        }
        if (taken) {
          /* Mark cached data of the removed record as stale without refetching it. */
          const predicate = ({ queryKey }: { queryKey: QueryKey }) => queryKey.includes(taken);
          void client.invalidateQueries({ predicate, refetchType: 'none' });
        }
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: shouldRetry, retryDelay, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
