type Flush = () => Promise<void>;

const flushes = new Set<Flush>();
let reloadIsOurs = false;

/** Runs a flush before the app reloads the page, and when the tab is hidden or closed. */
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

/** Writes all unsaved drafts, before the screen is rendered anew. */
export async function writeAll(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}

/** Before a reload by the app: writes all unsaved drafts and turns off the prompt before leaving. */
export function prepareReload(): Promise<void> {
  reloadIsOurs = true;
  return writeAll();
}

/** Whether the app itself is about to reload the page. */
export const isIntentionalReload = (): boolean => reloadIsOurs;
