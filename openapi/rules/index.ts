/**
 * Rules over several fields or over time, as pure functions shared by forms and backend, so that they cannot disagree.
 * Bounds of single fields are in the API documents and generated from there (`@smart-art/openapi/constraints`).
 *
 * - A rule takes and returns plain values. It knows no language, clock or database: the current time is an argument,
 * and the caller provides the messages.
 * - It names the section of the specification it comes from.
 * - Business constants are defined in `constants.ts` and nowhere else.
 */
export * from './bank.ts';
export * from './commitment.ts';
export * from './constants.ts';
export * from './exhibition.ts';
export * from './fees.ts';
export * from './file-name.ts';
export * from './forum-text.ts';
export * from './money.ts';
export * from './order-totals.ts';
export * from './payout.ts';
export * from './permissions.ts';
export * from './person-name.ts';
export * from './prices.ts';
export * from './product.ts';
export * from './size.ts';
export * from './tracking.ts';
export * from './zoned-time.ts';
