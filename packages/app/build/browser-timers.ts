/*
 * Stands in for two modules of @tanstack/query-core that ask where it runs, `timeoutManager.js` and
 * `environmentManager.js`: in a browser, by the browser's own timers.
 */

export const timeoutManager = globalThis;
export const systemSetTimeoutZero = (callback: () => void): void => void setTimeout(callback, 0);
export const isServer = (): boolean => false;

/* Named by the library's index, called by nobody. */
export const environmentManager = undefined;
