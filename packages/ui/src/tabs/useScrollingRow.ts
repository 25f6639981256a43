import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Px kept free beside what is brought into view, so that it does not stand in the fade. */
const room = 40;

/**
 * A row that scrolls sideways where it is too long: marks at which ends there is more (`data-before`, `data-after`),
 * and keeps the current tab in view. Writes to the element: scrolling renders nothing.
 * @param current changes when another tab is current
 */
export function useScrollingRow(rowRef: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const element = rowRef.current;
    if (!element) return;
    const mark = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', rest > 1);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, [rowRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look again
  useLayoutEffect(() => {
    const element = rowRef.current;
    const tab = element?.querySelector('[aria-selected="true"], [aria-current]');
    if (!element || !tab) return;
    // Not scrollIntoView: that would also scroll the page.
    const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
    const before = inner.left - outer.left - room;
    const after = inner.right - outer.right + room;
    if (before < 0) element.scrollLeft += before;
    else if (after > 0) element.scrollLeft += Math.min(after, before);
  }, [rowRef, current]);
}
