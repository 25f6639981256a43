/*
 * Stands in for @tanstack/react-query's `suspense.js` where a query is used: no query of this app suspends, each screen
 * says itself that it waits. What fetches for one that does is never asked.
 */

export const ensureSuspenseTimers = (): void => {};

export const shouldSuspend = (): boolean => false;

export const fetchOptimistic = ensureSuspenseTimers;

export const defaultThrowOnError = shouldSuspend;
