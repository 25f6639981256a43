import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Events by which a user scrolls or starts to act. */
const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Keeps the element that the URL's hash names (`/#contact`) in view while content above it still loads and grows, until
 * the user scrolls or acts. Browser scroll anchoring does not help: the nodes it would anchor to are replaced.
 */
export function useKeepHashInView(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry with the same URL runs it again
  useEffect(() => {
    const part = () => document.getElementById(hash.slice(1));
    const top = part()?.getBoundingClientRect().top ?? -1;
    /* Skip if a reload or Back restored another scroll position. */
    if (top < 0 || top > innerHeight) return;
    const observer = new ResizeObserver(() => part()?.scrollIntoView());
    observer.observe(document.body);
    const over = new AbortController();
    const end = () => {
      observer.disconnect();
      over.abort();
    };
    for (const input of userInputs) addEventListener(input, end, { capture: true, passive: true, signal: over.signal });
    return end;
  }, [hash, key]);
}
