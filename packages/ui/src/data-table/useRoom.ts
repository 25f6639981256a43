import { type RefObject, useLayoutEffect, useState } from 'react';

/** A table needs so much room, in px at the default text size; with less its rows are cards. */
export const leastTable = 560;

/**
 * How wide an element is, in px at the default text size, in steps of 8 px: larger text leaves less room. Before it is
 * measured it is taken to be as wide as the window.
 */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(() => globalThis.innerWidth);
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = (width: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setRoom(Math.floor((width * 2) / rem) * 8);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measure(entry.contentRect.width);
    });
    measure(element.current.clientWidth);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
