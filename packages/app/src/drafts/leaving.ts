type Flush = () => Promise<void>;

const flushes = new Set<Flush>();

/** Has something written before the app leaves the page by itself, and when the tab is hidden or closed. */
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

/** Before a reload of ours: everything unsaved is written. */
export async function flushEverything(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}
