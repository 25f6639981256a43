const KEY = 'reloaded-for';

/**
 * A deployment removes the chunks of the one before, and an open tab then fails to load a screen: loading the page anew
 * brings the new addresses. Once for a chunk: if it is missing for another reason the failure is shown instead.
 * @returns whether the page is reloading
 */
export function reloadOnce(
  failure: string,
  memory: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload: () => void = () => location.reload(),
): boolean {
  try {
    if (memory.getItem(KEY) === failure) return false;
    memory.setItem(KEY, failure);
  } catch {
    /* Without a memory there would be no end to it. */
    return false;
  }
  reload();
  return true;
}

/** Vite tells of a failed chunk before the router does. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(event.payload.message)) event.preventDefault();
  });
}
