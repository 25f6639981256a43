import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Orders to buy and rent (000 sections 4 and 7). */
export function orderHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
