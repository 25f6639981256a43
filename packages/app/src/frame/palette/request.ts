const listeners = new Set<() => void>();
let isWaiting = false;

/** Opens the palette from anywhere on a signed-in page; once the header's tools are there, where they are still to come. */
export function requestPalette(): void {
  isWaiting = listeners.size === 0;
  for (const open of listeners) open();
}

/**
 * @param open opens the palette; called at once for a request that waited
 * @returns stops listening
 */
export function onPaletteRequest(open: () => void): () => void {
  listeners.add(open);
  if (isWaiting) open();
  isWaiting = false;
  return () => void listeners.delete(open);
}
