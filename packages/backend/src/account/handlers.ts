import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Signing up, passwords and single sign-on's own lists (000 section 7). */
export function accountHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
