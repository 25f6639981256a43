/** Change of a number compared with an earlier one. */
export interface Change {
  direction: 'up' | 'down' | 'same' | 'new';
  /** Relative to the earlier one: 0.12 is 12 %. Never negative. */
  share: number;
}

/** Half a per cent or less counts as no change: it would show as 0 %. */
const least = 0.005;

/**
 * Compares with an earlier number. From zero there is no percentage: the value is new.
 * @returns undefined if there is nothing to compare
 */
export function changeOf(now: number, before: number | null | undefined): Change | undefined {
  if (before === null || before === undefined || !Number.isFinite(now) || !Number.isFinite(before)) return undefined;
  if (now === before) return { direction: 'same', share: 0 };
  if (before === 0) return { direction: 'new', share: 0 };
  const share = Math.abs((now - before) / before);
  if (share < least) return { direction: 'same', share: 0 };
  return { direction: now > before ? 'up' : 'down', share };
}
