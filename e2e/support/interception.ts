import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** How long a route handler may need to end, in milliseconds; one that holds a call back never does. */
const patience = 5_000;

/**
 * Ends what a test intercepts, before its pages close: handlers that run are waited for, so that none is left to read
 * from a page that is gone, and no new call meets one.
 */
export async function endInterception(context: BrowserContext): Promise<void> {
  const intercepted = [context, ...context.pages()];
  const ended = Promise.all(intercepted.map((each) => each.unrouteAll({ behavior: 'wait' })));
  await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
}
