import type { MediaItem } from './types.ts';

type Known = Pick<MediaItem, 'id' | 'status'>;

const onItsWay = ({ status }: Known) => status === 'waiting' || status === 'uploading';

/**
 * Compares the uploads before and now.
 * @param batch ids of all uploads since the queue was last empty
 * @returns those that have failed since; those of the batch that are done, once the queue is empty; and the next batch
 */
export function uploadOutcome<Some extends Known>(
  before: readonly Known[],
  now: readonly Some[],
  batch: ReadonlySet<string>,
) {
  const sent = new Set(before.filter(onItsWay).map(({ id }) => id));
  const all = new Set([...batch, ...sent]);
  const over = !now.some(onItsWay);
  return {
    failed: now.filter(({ id, status }) => sent.has(id) && status === 'failed'),
    arrived: over && sent.size > 0 ? now.filter(({ id, status }) => all.has(id) && status === 'done') : [],
    batch: over ? new Set<string>() : all,
  };
}
