/**
 * The tables, for both PGlite and PostgreSQL. Migrations are generated from here: `npm run db:generate`. Every sorted
 * text uses code point order ("C"), so that both databases sort alike.
 */
export * from './accounts.ts';
export * from './calendar.ts';
export * from './contributions.ts';
export * from './crowdfunding.ts';
export * from './exhibitions.ts';
export * from './forum.ts';
export * from './imports.ts';
export * from './library.ts';
export * from './list-views.ts';
export * from './order-counts.ts';
export * from './order-proof.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './pieces.ts';
export * from './platform.ts';
export * from './profiles.ts';
export * from './referrals.ts';
export * from './sandbox.ts';
export * from './settings.ts';
export * from './slack.ts';
export * from './storage.ts';
export * from './visitors.ts';
