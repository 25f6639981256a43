import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** Timeout for a running route handler, in milliseconds; one that holds a request back never ends. */
const patience = 5_000;

/**
 * Removes a test's route handlers before its pages close: waits for running ones, so that none reads from a closed
 * page, and no new request reaches one.
 */
export async function endInterception(context: BrowserContext): Promise<void> {
  const intercepted = [context, ...context.pages()];
  const ended = Promise.all(intercepted.map((each) => each.unrouteAll({ behavior: 'wait' })));
  await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
}
