import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Px kept free beside what is brought into view, so that it does not stand in the fade. */
const room = 40;

/** Brings the current tab of a row into view. */
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
 * A row that scrolls sideways where it is too long: marks at which ends there is more (`data-before`, `data-after`),
 * and keeps the current tab in view, also when counts that come later move it, until somebody scrolls the row. Writes to
 * the element: scrolling renders nothing.
 * @param current changes when another tab is current
 */
export function useScrollingRow(rowRef: RefObject<HTMLElement | null>, current: string | undefined) {
  /** Where the row was last put; elsewhere, somebody has scrolled it. */
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
    // Told first before the row is painted, when the page has been laid out anyway.
    const sizes = new ResizeObserver(() => {
      // A row that has become wider scrolls less far by itself.
      const furthest = element.scrollWidth - element.clientWidth;
      if (Math.abs(element.scrollLeft - Math.min(put.current, furthest)) <= 1) {
        // From the start: where it comes to stand does not hang on when words and typefaces came.
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
