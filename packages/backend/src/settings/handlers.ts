import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** A seller's settings (000 section 3). */
export function settingsHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
