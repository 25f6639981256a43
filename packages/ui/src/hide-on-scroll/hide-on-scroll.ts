import { type RefObject, useEffect } from 'react';

/** Minimum scroll distance in px, to ignore a trembling finger. */
const least = 6;

/**
 * Sets `data-away` on the element while the page scrolls down and removes it when it scrolls up, is at its top, or an
 * overlay of the element is open (001 section 2: page scroll hides the top bar). Writes to the DOM instead of state, so
 * that scrolling renders nothing.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = 0;
    // Deferred, because reading scrollY now would force a layout.
    const begin = requestAnimationFrame(() => {
      last = window.scrollY;
    });
    const onScroll = () => {
      const bar = element.current;
      const now = window.scrollY;
      if (!bar || Math.abs(now - last) < least) return;
      const open = bar.querySelector('[aria-expanded="true"]') !== null;
      bar.toggleAttribute('data-away', now > last && now > bar.offsetHeight && !open);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(begin);
      window.removeEventListener('scroll', onScroll);
    };
  }, [element]);
}
