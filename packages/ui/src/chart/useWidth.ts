import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width of an element in whole px, kept up to date; 0 until measured. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    /* The observer first fires before paint, after the page's own layout. Measuring here would force an extra
       layout. */
    const observer = new ResizeObserver(() => flushSync(() => setWidth(Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
