/*
 * Stands in for @tanstack/query-core's `timeoutManager.js`, through which others may put a clock of their own in place of
 * the browser's: this app has the browser's. Called by name, so that a test's clock is theirs, too.
 */

export const timeoutManager = {
  setTimeout: (callback: () => void, delay: number) => setTimeout(callback, delay),
  clearTimeout: (id: number | undefined) => clearTimeout(id),
  setInterval: (callback: () => void, delay: number) => setInterval(callback, delay),
  clearInterval: (id: number | undefined) => clearInterval(id),
};

export const systemSetTimeoutZero = (callback: () => void): void => {
  setTimeout(callback, 0);
};
