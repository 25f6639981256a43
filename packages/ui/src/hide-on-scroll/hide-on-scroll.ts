import { type RefObject, useEffect } from 'react';

/** Px of a movement that counts as one: less is a trembling finger. */
const least = 6;

/**
 * Marks the element `data-away` while the page scrolls down and takes the mark off when it scrolls up, is at its top, or
 * something of the element is open (001 section 2: page scroll hides the top bar). Writes to the element, not to state:
 * scrolling renders nothing.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = 0;
    // Not at once: the page would be laid out for it.
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
