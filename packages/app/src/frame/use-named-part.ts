import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Shows the part of a screen that the address names (`#bank`) as soon as it is there, and puts the focus on its first
 * control. The router scrolls only to what stands there at once, and most of a screen comes after its data.
 * @param isThere whether the part is drawn by now
 */
export function useNamedPart(isThere = true): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry with the same address asks for it once more
  useEffect(() => {
    const part = isThere && hash ? document.getElementById(hash.slice(1)) : null;
    if (!part) return;
    part.scrollIntoView();
    /* Once the screen's title has had it, which the same change may give it to. */
    queueMicrotask(() =>
      part.querySelector<HTMLElement>('a[href], input, select, textarea, button')?.focus({ preventScroll: true }),
    );
  }, [hash, isThere, key]);
}
