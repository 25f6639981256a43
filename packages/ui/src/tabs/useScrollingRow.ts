import { type RefObject, useLayoutEffect, useRef } from 'react';

/** px kept free beside the current tab, so that it is not in the fade. */
const room = 40;

/** Scrolls the current tab of a row into view. */
function bring(element: HTMLElement): void {
  const tab = element.querySelector('[aria-selected="true"], [aria-current]');
  if (!tab) return;
  // Not scrollIntoView: that would also scroll the page.
  const [outer, inner] = [element.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = inner.left - outer.left - room;
  const after = inner.right - outer.right + room;
  if (before < 0) element.scrollLeft += before;
  else if (after > 0) element.scrollLeft += Math.min(after, before);
}

/**
 * A row that scrolls sideways: marks the edges where there is more (`data-before`, `data-after`), and keeps the current
 * tab in view, even when late counts move it, until the user scrolls the row. Writes to the element, so that scrolling
 * does not re-render.
 * @param current changes with the current tab
 */
export function useScrollingRow(rowRef: RefObject<HTMLElement | null>, current: string | undefined) {
  /** Last scroll position set here; any other position means that the user has scrolled. */
  const put = useRef(0);
  const known = useRef(current);

  useLayoutEffect(() => {
    const element = rowRef.current;
    if (!element) return;
    const mark = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', rest > 1);
    };
    element.addEventListener('scroll', mark, { passive: true });
    // A ResizeObserver first fires before paint, when layout is done anyway.
    const sizes = new ResizeObserver(() => {
      // Widening a row reduces its scroll position.
      const furthest = element.scrollWidth - element.clientWidth;
      if (Math.abs(element.scrollLeft - Math.min(put.current, furthest)) <= 1) {
        // From the start, so that the result does not depend on when messages and fonts have loaded.
        element.scrollLeft = 0;
        bring(element);
        put.current = element.scrollLeft;
      }
      mark();
    });
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, [rowRef]);

  useLayoutEffect(() => {
    if (!rowRef.current || known.current === current) return;
    known.current = current;
    bring(rowRef.current);
    put.current = rowRef.current.scrollLeft;
  }, [rowRef, current]);
}
