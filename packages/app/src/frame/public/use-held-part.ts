import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** By what a person moves a page, or begins to do something in it. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Holds the part of a page that the address names (`/#contact`), to which the router has scrolled, while what stands above
 * it still comes and grows; until the person moves. No browser does so by itself: what it would go by is replaced.
 */
export function useHeldPart(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry with the same address asks for it once more
  useEffect(() => {
    const part = () => document.getElementById(hash.slice(1));
    const top = part()?.getBoundingClientRect().top ?? -1;
    /* A reload, and a way back, may have led elsewhere. */
    if (top < 0 || top > innerHeight) return;
    const observer = new ResizeObserver(() => part()?.scrollIntoView());
    observer.observe(document.body);
    const over = new AbortController();
    const end = () => {
      observer.disconnect();
      over.abort();
    };
    for (const hand of hands) addEventListener(hand, end, { capture: true, passive: true, signal: over.signal });
    return end;
  }, [hash, key]);
}
