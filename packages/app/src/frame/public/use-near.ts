import { type RefObject, useEffect, useState } from 'react';

/** About one turn of the wheel before something is seen. */
const AHEAD = '500px 0px';

/**
 * Whether an element has come near the window, at least once.
 * @param ahead this far outside of the window it counts as approached, as an observer's root margin
 */
export function useNear(element: RefObject<HTMLElement | null>, ahead = AHEAD): boolean {
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
