import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Slack channels (000 sections 3 and 7). */
export function slackHandlers(_services: Services): Pick<Handlers, never> {
  return {};
}
