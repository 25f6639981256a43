import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Pieces that are being made (000 section 7). */
export function artPieceHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
