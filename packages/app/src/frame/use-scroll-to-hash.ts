import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the element that the URL's hash names (`#bank`) once it is rendered, and focuses its first control. The
 * router scrolls only to what is there at once, and most of a screen is rendered after its data has loaded.
 * @param isThere whether the element is rendered by now
 */
export function useScrollToHash(isThere = true): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry with the same URL runs it again
  useEffect(() => {
    const part = isThere && hash ? document.getElementById(hash.slice(1)) : null;
    if (!part) return;
    part.scrollIntoView();
    /* Runs after the same update may have moved focus to the screen's title. */
    queueMicrotask(() =>
      part.querySelector<HTMLElement>('a[href], input, select, textarea, button')?.focus({ preventScroll: true }),
    );
  }, [hash, isThere, key]);
}
