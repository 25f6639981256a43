/** Timeouts of calls to outside services. */

/** A signal that never aborts, for callers without one. */
export const neverCut = new AbortController().signal;

/**
 * A signal that aborts after a timeout, or at a forced shutdown.
 *
 * @param time in milliseconds
 * @param cutOff aborted when the process ends
 */
export const within = (time: number, cutOff: AbortSignal) => AbortSignal.any([AbortSignal.timeout(time), cutOff]);
