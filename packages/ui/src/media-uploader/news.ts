import type { MediaItem } from './types.ts';

type Known = Pick<MediaItem, 'id' | 'status'>;

const onItsWay = ({ status }: Known) => status === 'waiting' || status === 'uploading';

/**
 * What has become of the pictures that were on their way.
 * @returns those that have failed since; and those that have arrived since, once nothing is on its way any more
 */
export function news<Some extends Known>(before: readonly Known[], now: readonly Some[]) {
  const sent = new Set(before.filter(onItsWay).map(({ id }) => id));
  const since = now.filter(({ id }) => sent.has(id));
  return {
    failed: since.filter(({ status }) => status === 'failed'),
    arrived: now.some(onItsWay) ? [] : since.filter(({ status }) => status === 'done'),
  };
}
