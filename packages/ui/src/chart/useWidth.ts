import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element in whole px, kept up to date; 0 before it is known. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    /* Told first before the page is painted, when it has been laid out anyway: asked here, it would be laid out for this alone. */
    const observer = new ResizeObserver(() => flushSync(() => setWidth(Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
