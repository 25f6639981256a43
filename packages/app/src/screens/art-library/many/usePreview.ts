import { type BulkResult, previewBulk } from '@smart-art/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { type BulkAction, inBatches } from './batches.ts';

/** Debounce: no request per typed digit. */
const PAUSE_MS = 350;

/** The contract's maximum. A preview writes nothing, so it needs no small batches to stop between. */
const AT_ONCE = 200;

export interface Preview {
  /** Of the works requested so far. */
  results: BulkResult[];
  pending: boolean;
  failure: unknown;
}

const empty: Preview = { results: [], pending: false, failure: undefined };

/** Previews a bulk action by the backend's own rules. Runs again when the bulk action changes; null sends nothing. */
export function usePreview(bulkAction: BulkAction | null, ids: readonly string[]): Preview & { again: () => void } {
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [known, setKnown] = useState<Preview & { request: string | null }>({ ...empty, request: null });
  const [attempt, setAttempt] = useState(0);
  const request = bulkAction && JSON.stringify(bulkAction);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries the same request
  useEffect(() => {
    if (request === null) return;
    let isOver = false;
    const load = async () => {
      const results: BulkResult[] = [];
      const items = ids.map((id) => ({ id }));
      const outcome = await inBatches(JSON.parse(request) as BulkAction, items, {
        size: AT_ONCE,
        isStopped: () => isOver,
        send: async (body) => {
          const answer = await queryClient.fetchQuery(previewBulk(clients.product, body));
          results.push(...answer.data);
          if (!isOver) setKnown({ ...empty, request, results: [...results], pending: true });
          return answer;
        },
      });
      if (!isOver) setKnown({ request, results: outcome.results, pending: false, failure: outcome.failure });
    };
    const timer = setTimeout(() => void load(), first.current ? 0 : PAUSE_MS);
    first.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [request, ids, attempt, queryClient, clients]);
  /* Ignore results of an earlier bulk action until the first response for this one. */
  const preview = known.request === request ? known : { ...empty, pending: request !== null };
  return {
    ...preview,
    again: () => {
      setKnown({ ...empty, request: null });
      setAttempt((count) => count + 1);
    },
  };
}
