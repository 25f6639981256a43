import { type RefObject, useEffect, useState } from 'react';

/** About one turn of the mouse wheel ahead. */
const AHEAD = '500px 0px';

/**
 * Whether an element has come near the viewport at least once.
 * @param ahead how far outside the viewport counts as near, as an observer's root margin
 */
export function useNearViewport(element: RefObject<HTMLElement | null>, ahead = AHEAD): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: ahead,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near, ahead]);
  return near;
}
