/** How long calls to services outside may last. */

/** A signal that is never given, for whoever has none to give. */
export const neverCut = new AbortController().signal;

/**
 * Ends a call when its time is over, or when the process may wait no longer.
 *
 * @param time in milliseconds
 * @param cutOff given when the process ends
 */
export const within = (time: number, cutOff: AbortSignal) => AbortSignal.any([AbortSignal.timeout(time), cutOff]);
