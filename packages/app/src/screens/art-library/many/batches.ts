import type { BulkInput, BulkResult } from '@smart-art/api-client/queries';

export type BulkItem = BulkInput['items'][number];

/** A bulk action as the contract defines it, without the works it applies to. */
export type BulkAction = Omit<BulkInput, 'items' | 'dry_run'>;

/** Works per request: few enough to show progress and to stop soon. The contract allows 200. */
export const BATCH = 50;

/** How far a batched run got. */
export interface Outcome {
  /** Results of all processed works, in order. */
  results: BulkResult[];
  /** Works that were not sent or got no response: everything from the failed batch on. */
  left: BulkItem[];
  /** Why the run ended; undefined if it finished or was stopped. */
  failure?: unknown;
}

export interface Batches {
  send: (body: Omit<BulkInput, 'dry_run'>) => Promise<{ data: BulkResult[] }>;
  /** Called before each batch with the number of processed works. */
  onProgress?: (done: number) => void;
  /** Checked before each batch. */
  isStopped?: () => boolean;
  size?: number;
}

/**
 * Runs a bulk action in batches. Stops at the first failed batch, because its cause (no connection, expired session)
 * would fail the next one too. Never throws; it returns the results so far.
 */
export async function inBatches(
  bulkAction: BulkAction,
  items: readonly BulkItem[],
  { send, onProgress, isStopped, size = BATCH }: Batches,
): Promise<Outcome> {
  const results: BulkResult[] = [];
  for (let at = 0; at < items.length; at += size) {
    if (isStopped?.()) return { results, left: items.slice(at) };
    onProgress?.(at);
    try {
      const { data } = await send({ ...bulkAction, items: items.slice(at, at + size) });
      results.push(...data);
    } catch (failure) {
      return { results, left: items.slice(at), failure };
    }
  }
  return { results, left: [] };
}

/**
 * The bulk action that undoes another, based on the current versions. Null if it cannot be undone or nothing changed.
 */
export function undoOf(
  { action }: BulkAction,
  results: readonly BulkResult[],
): { bulkAction: BulkAction; items: BulkItem[] } | null {
  const changed = results.filter((result) => result.ok && result.changed);
  if (changed.length === 0 || action === 'put' || action === 'restore') return null;
  if (action === 'delete') {
    return { bulkAction: { action: 'restore' }, items: changed.map(({ id, version }) => ({ id, version })) };
  }
  const items = changed.map(({ id, version, before }) => {
    const { for_sale, sale_cost, for_rent, rental_cost_per_month } = before;
    return { id, version, offer: { for_sale, sale_cost, for_rent, rental_cost_per_month } };
  });
  return { bulkAction: { action: 'put' }, items };
}
