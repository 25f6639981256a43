import type { BulkInput, BulkResult } from '@smart-art/api-client/queries';

export type BulkItem = BulkInput['items'][number];

/** A bulk action as the contract has it, without the works it applies to. */
export type BulkAction = Omit<BulkInput, 'items' | 'dry_run'>;

/** So many works in one call: few enough that the progress moves and stopping is heard; the contract allows 200. */
export const BATCH = 50;

/** How far it came. */
export interface Outcome {
  /** Every work that was answered, in order. */
  results: BulkResult[];
  /** Works that were not tried, or whose answer never came: from the batch on at which it ended. */
  left: BulkItem[];
  /** What it ended at; undefined where it came to its end or was stopped. */
  failure?: unknown;
}

export interface Batches {
  send: (body: Omit<BulkInput, 'dry_run'>) => Promise<{ data: BulkResult[] }>;
  /** Called before each batch with how many works are answered. */
  onProgress?: (done: number) => void;
  /** Asked before each batch. */
  isStopped?: () => boolean;
  size?: number;
}

/**
 * Does something with many works, batch after batch. Ends at the first batch that fails: what is wrong with one, a lost
 * connection or a session that is over, is wrong with the next. Never throws; what was done by then is reported.
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

/** What takes a bulk action back: works as they stand now, with what they had. Null where it cannot be, or nothing changed. */
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
