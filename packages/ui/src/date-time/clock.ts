const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  if (document.visibilityState === 'hidden') return;
  for (const listener of listeners) listener();
};

/**
 * Told every half minute, and when the page is looked at again. One timer for the whole page, and none while nobody
 * listens.
 * @returns what stops it
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
