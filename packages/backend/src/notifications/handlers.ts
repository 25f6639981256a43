import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** The bell (000 sections 3 and 7). */
export function notificationHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
