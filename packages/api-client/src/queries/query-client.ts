import { MutationCache, type MutationKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry.ts';

/** How long an answer counts as fresh: going back and forth between screens asks once. */
const FRESH_MS = 30_000;

/** What mutations make stale comes with the first of them: no page carries it from the start. */
function invalidation() {
  let known: typeof import('./invalidation/index.ts') | undefined;
  return {
    /** Before the call, so that a mutation nobody described changes nothing. */
    async prepare(mutationKey: MutationKey | undefined) {
      /* Without it, a deployment or the network away, the mutation still does its work. */
      known ??= await import('./invalidation/index.ts').catch(() => undefined);
      known?.staleAfter(mutationKey);
    },
    /** Everything, where it could not be loaded. */
    staleAfter: (mutationKey: MutationKey | undefined): readonly QueryKey[] => known?.staleAfter(mutationKey) ?? [[]],
    takenAwayBy: (mutationKey: MutationKey | undefined, variables: unknown) =>
      known?.takenAwayBy(mutationKey, variables),
  };
}

/**
 * The cache of a signed-in seller; the next seller gets another one. Queries are retried on network failures and 5xx,
 * mutations are not unless they say so. Works without a network fail at once instead of waiting for one unseen.
 */
export function createQueryClient(): QueryClient {
  const { prepare, staleAfter, takenAwayBy } = invalidation();
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => prepare(mutation.options.mutationKey),
      /* What is on the screen is asked for again at once; the mutation does not wait for it. */
      onSuccess(_data, variables, _result, { options: { mutationKey } }) {
        const taken = takenAwayBy(mutationKey, variables);
        for (const queryKey of staleAfter(mutationKey)) {
          void client.invalidateQueries({ queryKey, predicate: (query) => !taken || !query.queryKey.includes(taken) });
        }
        if (taken) {
          /* What is kept of it counts no more for whoever comes back. */
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
