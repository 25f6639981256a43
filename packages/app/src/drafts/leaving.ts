type Flush = () => Promise<void>;

const flushes = new Set<Flush>();
let reloadIsOurs = false;

/** Has something written before the app loads the page anew, and when the tab is hidden or closed. */
export function onLeaving(flush: Flush): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  flushes.add(flush);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    flushes.delete(flush);
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Writes everything unsaved: what is shown is about to be drawn anew. */
export async function writeAll(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}

/** Before a reload of our own: everything unsaved is written, and nobody is asked whether to stay. */
export function prepareReload(): Promise<void> {
  reloadIsOurs = true;
  return writeAll();
}

/** Whether the app itself is about to reload the page. */
export const isIntentionalReload = (): boolean => reloadIsOurs;
