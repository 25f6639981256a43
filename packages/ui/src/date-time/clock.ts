const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  if (document.visibilityState === 'hidden') return;
  for (const listener of listeners) listener();
};

/**
 * Calls the listener every 30 seconds, and when the page becomes visible. One timer for the page, none without
 * listeners.
 * @returns unsubscribe
 */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, 30_000);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
