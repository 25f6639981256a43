import { useEffect, useState } from 'react';

/** A debounced value: updated once it has not changed for `pause` ms; an empty value at once. */
export function usePause(value: string, pause: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, value === '' ? 0 : pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
