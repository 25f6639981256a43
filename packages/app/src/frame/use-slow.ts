import { useEffect, useState } from 'react';

/** Faster responses need no placeholder: it would only flash. */
const QUICK_MS = 150;

/**
 * Whether this component has been mounted long enough to show a placeholder.
 * @param quick milliseconds to wait
 */
export function useSlow(quick = QUICK_MS): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quick);
    return () => clearTimeout(timer);
  }, [quick]);
  return slow;
}
