/**
 * Rules over several fields or over time, as pure functions that a form and the backend both call, so that they cannot
 * disagree. Bounds of a single field stand in the documents and are generated from there
 * (`@smart-art/openapi/constraints`).
 *
 * - A rule takes plain values and answers plain values. It knows no language, no clock and no database: what time it is
 *   comes in as an argument, and what a broken rule is called in a person's language is for the caller to say.
 * - It names the section of the specification it comes from.
 * - A business constant stands in `constants.ts`, once, and nowhere else.
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
