/** Stale time in ms for data that changes with a release or a setting, not with what the seller does. */
export const RARELY = 10 * 60_000;
