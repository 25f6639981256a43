import { useEffect } from 'react';
import type { LightboxPicture } from './types.ts';

/** Preloads the previous and next pictures at their initial width. */
export function usePreloaded(pictures: readonly (LightboxPicture | undefined)[], width: number): void {
  const sourceSets = pictures.flatMap((picture) => (picture ? [picture.image.sources] : []));
  const key = sourceSets.map((sources) => sources.at(-1)?.url).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by URL; a resize does not fetch again
  useEffect(() => {
    if (width <= 1) return;
    for (const sources of sourceSets) {
      const image = document.createElement('img');
      image.fetchPriority = 'low';
      image.sizes = `${Math.ceil(width)}px`;
      image.srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
    }
  }, [key, width > 1]);
}
