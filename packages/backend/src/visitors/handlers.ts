import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Contact messages and feedback (001 sections 3 to 5). */
export function visitorHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
