import type { BulkInput, BulkResult } from '@smart-art/api-client/queries';

export type BulkItem = BulkInput['items'][number];

/** Something done with many works, as the contract has it, without the works. */
export type Deed = Omit<BulkInput, 'items' | 'dry_run'>;

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
  /** Told before each batch how many works are answered. */
  onProgress?: (done: number) => void;
  /** Asked before each batch. */
  isStopped?: () => boolean;
  size?: number;
}

/**
 * Does something with many works, batch after batch. Ends at the first batch that fails: what is wrong with one, a lost
 * connection or a session that is over, is wrong with the next. Never throws; what was done by then is told.
 */
export async function inBatches(
  deed: Deed,
  items: readonly BulkItem[],
  { send, onProgress, isStopped, size = BATCH }: Batches,
): Promise<Outcome> {
  const results: BulkResult[] = [];
  for (let at = 0; at < items.length; at += size) {
    if (isStopped?.()) return { results, left: items.slice(at) };
    onProgress?.(at);
    try {
      const { data } = await send({ ...deed, items: items.slice(at, at + size) });
      results.push(...data);
    } catch (failure) {
      return { results, left: items.slice(at), failure };
    }
  }
  return { results, left: [] };
}

/** What takes a deed back: works as they stand now, with what they had. Null where it cannot be, or nothing changed. */
export function undoOf({ action }: Deed, results: readonly BulkResult[]): { deed: Deed; items: BulkItem[] } | null {
  const changed = results.filter((result) => result.ok && result.changed);
  if (changed.length === 0 || action === 'put' || action === 'restore') return null;
  if (action === 'delete') {
    return { deed: { action: 'restore' }, items: changed.map(({ id, version }) => ({ id, version })) };
  }
  const items = changed.map(({ id, version, before }) => {
    const { for_sale, sale_cost, for_rent, rental_cost_per_month } = before;
    return { id, version, offer: { for_sale, sale_cost, for_rent, rental_cost_per_month } };
  });
  return { deed: { action: 'put' }, items };
}
