import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Referrals (000 section 7). */
export function referralHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
