/*
 * Replaces two modules of @tanstack/query-core that detect the environment, `timeoutManager.js` and
 * `environmentManager.js`: this build runs in browsers only, with the browser's timers.
 */

export const timeoutManager = globalThis;
export const systemSetTimeoutZero = (callback: () => void): void => void setTimeout(callback, 0);
export const isServer = (): boolean => false;

/* Exported by the library's index, never called. */
export const environmentManager = undefined;
