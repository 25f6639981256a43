import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Crowdfunding (000 section 7). */
export function crowdfundingHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
