/**
 * Rules over several fields or over time, as pure functions that a form and the backend both call. Bounds of a single
 * field stand in the documents and are generated from there.
 */
export * from './constants.ts';
export * from './money.ts';
