import process from 'node:process';

/** The exit codes a shell gives to a command ended by these signals. */
export const exitCodes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143 });

/** @typedef {keyof typeof exitCodes} EndSignal */

/**
 * Calls back when this command is to end: by a signal, or because npm is gone. npm, when it is killed, neither passes
 * the signal on nor waits; then all there is to see is another parent.
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
