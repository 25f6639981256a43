import process from 'node:process';

/** Exit codes that shells report for these signals. */
export const exitCodes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143 });

/** @typedef {keyof typeof exitCodes} EndSignal */

/**
 * Calls back when this command should end: on a signal, or when npm is gone. A killed npm neither forwards the signal
 * nor waits; the only trace is a changed parent process.
 *
 * @param {(signal: EndSignal) => void} onEnd
 */
export function whenToldToEnd(onEnd) {
  for (const signal of /** @type {EndSignal[]} */ (Object.keys(exitCodes))) process.on(signal, () => onEnd(signal));
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    onEnd('SIGTERM');
  }, 250);
  watch.unref();
}
