/*
 * Replaces @tanstack/query-core's `infiniteQueryBehavior.js` where a query fetches: this app's lists are pages with
 * URLs, and it has no infinite queries.
 */

export const infiniteQueryBehavior = (): never => {
  throw new Error('This build has no infinite queries: see packages/app/build/plugins.ts.');
};
