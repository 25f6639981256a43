import { useEffect } from 'react';

/** Timers cannot wait longer, in ms: about 24 days. */
const longest = 2 ** 31 - 1;

/**
 * Asks anew when an instant has passed, so that what it closes closes then, on a page that stays open.
 * @param at ISO 8601; nothing is waited for where it is missing or past
 */
export function useDeadline(at: string | undefined, onPassed: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same instant is waited for once
  useEffect(() => {
    const rest = at === undefined ? 0 : Date.parse(at) - Date.now();
    if (rest <= 0) return;
    /* The instant itself still counts. */
    const timer = setTimeout(onPassed, Math.min(rest + 1, longest));
    return () => clearTimeout(timer);
  }, [at]);
}
