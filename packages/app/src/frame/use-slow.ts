import { useEffect, useState } from 'react';

/** An answer quicker than this needs no placeholder: one would only flash. */
const QUICK_MS = 150;

/** Whether this component has stood long enough for its placeholder to be worth showing. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
