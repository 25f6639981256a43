import { useEffect, useState } from 'react';

/** An answer quicker than this needs no placeholder: one would only flash. */
const QUICK_MS = 150;

/**
 * Whether this component has stood long enough for its placeholder to be worth showing.
 * @param quick milliseconds that an answer may take until then
 */
export function useSlow(quick = QUICK_MS): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quick);
    return () => clearTimeout(timer);
  }, [quick]);
  return slow;
}
