import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Sellers and their records (000 sections 3 and 7). */
export function profileHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
