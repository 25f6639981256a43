import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** What a work is filed under (000 section 7). */
export function masterDataHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
