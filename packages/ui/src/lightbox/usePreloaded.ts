import { useEffect } from 'react';
import type { LightboxPicture } from './types.ts';

/** Preloads the previous and next pictures at their initial width. */
export function usePreloaded(pictures: readonly (LightboxPicture | undefined)[], width: number): void {
  const wanted = pictures.flatMap((picture) => (picture ? [picture.image.sources] : []));
  const key = wanted.map((sources) => sources.at(-1)?.url).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their addresses; a resize need not fetch again
  useEffect(() => {
    if (width <= 1) return;
    for (const sources of wanted) {
      const image = document.createElement('img');
      image.fetchPriority = 'low';
      image.sizes = `${Math.ceil(width)}px`;
      image.srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
    }
  }, [key, width > 1]);
}
