import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Exhibitions (000 sections 3 and 7). */
export function exhibitionHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
