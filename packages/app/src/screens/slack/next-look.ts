import type { SlackDelivery } from '@smart-art/api-client/queries';

/** A try takes the server about so long, ms. */
const MARGIN = 1500;
/** The longest wait: somebody may have had it tried from elsewhere. */
const LONGEST = 5 * 60_000;

/**
 * When to look at a log again, in ms: just after the next try that is to come. false where none is.
 * @param now ms since 1970
 */
export function nextLook(deliveries: readonly Pick<SlackDelivery, 'next_try_at'>[], now: number): number | false {
  const times = deliveries.flatMap(({ next_try_at }) => (next_try_at ? [Date.parse(next_try_at)] : []));
  if (times.length === 0) return false;
  return Math.min(LONGEST, Math.max(0, Math.min(...times) - now) + MARGIN);
}
