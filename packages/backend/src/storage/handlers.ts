import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** A seller's own bucket (000 section 7). */
export function storageHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
