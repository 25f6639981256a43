import { type RefObject, useLayoutEffect, useState } from 'react';
import { breakpoints } from '../theme/index.ts';

/** Whether an element is too narrow for a table (below 775 px). A window that narrow is known before it is measured. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => globalThis.innerWidth < breakpoints.tablet);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < breakpoints.tablet);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
