import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Agreements and what is paid for them (000 sections 4 and 7). */
export function paymentHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
