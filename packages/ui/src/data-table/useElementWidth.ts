import { type RefObject, useLayoutEffect, useState } from 'react';

/** Minimum width of a table, in px at the default text size; below it the rows are cards. */
export const leastTable = 560;

/**
 * Width of an element in px at the default text size, in steps of 8 px: larger text makes it narrower. Window width
 * until measured.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => globalThis.innerWidth);
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = (px: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setWidth(Math.floor((px * 2) / rem) * 8);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measure(entry.contentRect.width);
    });
    measure(element.current.clientWidth);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
