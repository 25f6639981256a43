import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Custom orders (000 section 7). */
export function customOrderHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
