const listeners = new Set<() => void>();
let isWaiting = false;

/** Opens the palette from any signed-in page; if the header's tools are still loading, once they are there. */
export function requestPalette(): void {
  isWaiting = listeners.size === 0;
  for (const open of listeners) open();
}

/**
 * @param open opens the palette; called at once if a request is pending
 * @returns unsubscribe
 */
export function onPaletteRequest(open: () => void): () => void {
  listeners.add(open);
  if (isWaiting) open();
  isWaiting = false;
  return () => void listeners.delete(open);
}
