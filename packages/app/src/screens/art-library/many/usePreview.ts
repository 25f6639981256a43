import { type BulkResult, previewBulk } from '@smart-art/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { type BulkAction, inBatches } from './batches.ts';

/** Somebody who types is not asked at every figure. */
const PAUSE_MS = 350;

/** The contract's bound: a preview writes nothing, and has no batch to be stopped in. */
const AT_ONCE = 200;

export interface Preview {
  /** Of the works that were asked for by now. */
  results: BulkResult[];
  pending: boolean;
  failure: unknown;
}

const empty: Preview = { results: [], pending: false, failure: undefined };

/** What a bulk action would do with works, by the backend's own rules. Asks anew when the bulk action changes; null asks nothing. */
export function usePreview(bulkAction: BulkAction | null, ids: readonly string[]): Preview & { again: () => void } {
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [known, setKnown] = useState<Preview & { asked: string | null }>({ ...empty, asked: null });
  const [attempt, setAttempt] = useState(0);
  const asked = bulkAction && JSON.stringify(bulkAction);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks the same once more
  useEffect(() => {
    if (asked === null) return;
    let isOver = false;
    const ask = async () => {
      const results: BulkResult[] = [];
      const items = ids.map((id) => ({ id }));
      const outcome = await inBatches(JSON.parse(asked) as BulkAction, items, {
        size: AT_ONCE,
        isStopped: () => isOver,
        send: async (body) => {
          const answer = await queryClient.fetchQuery(previewBulk(clients.product, body));
          results.push(...answer.data);
          if (!isOver) setKnown({ ...empty, asked, results: [...results], pending: true });
          return answer;
        },
      });
      if (!isOver) setKnown({ asked, results: outcome.results, pending: false, failure: outcome.failure });
    };
    const timer = setTimeout(() => void ask(), first.current ? 0 : PAUSE_MS);
    first.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, ids, attempt, queryClient, clients]);
  /* Until the first answer to what is asked now, nothing is known of it. */
  const preview = known.asked === asked ? known : { ...empty, pending: asked !== null };
  return {
    ...preview,
    again: () => {
      setKnown({ ...empty, asked: null });
      setAttempt((count) => count + 1);
    },
  };
}
