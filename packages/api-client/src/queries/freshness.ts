/** For how many ms counts as fresh what changes by a release or a setting, not by what the seller does. */
export const RARELY = 10 * 60_000;
