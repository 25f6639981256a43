import type { SlackDelivery } from '@smart-art/api-client/queries';

/** Time the server needs for an attempt, ms. */
const MARGIN = 1500;
/** Longest wait, because a retry may be started from elsewhere. */
const LONGEST = 5 * 60_000;

/**
 * When to refetch the log, in ms: just after the next scheduled attempt; false if there is none.
 * @param now ms since 1970
 */
export function nextLook(deliveries: readonly Pick<SlackDelivery, 'next_try_at'>[], now: number): number | false {
  const times = deliveries.flatMap(({ next_try_at }) => (next_try_at ? [Date.parse(next_try_at)] : []));
  if (times.length === 0) return false;
  return Math.min(LONGEST, Math.max(0, Math.min(...times) - now) + MARGIN);
}
