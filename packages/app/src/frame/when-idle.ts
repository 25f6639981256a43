/** Safari has no requestIdleCallback; after this time the first screen is usually painted. */
const WAIT_MS = 500;

/** Runs a callback when the browser is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, WAIT_MS);
}
