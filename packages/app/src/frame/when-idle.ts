/** Safari has no requestIdleCallback: by then the first screen is usually painted. */
const WAIT_MS = 500;

/** Does something once the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, WAIT_MS);
}
