/** The supporters of crowdfunding requests, their contributions and messages. */
import { sql } from 'drizzle-orm';
import { bigserial, index, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, currency, instant } from './columns.ts';
import { crowdfunding_requests } from './crowdfunding.ts';
import { art_pieces } from './pieces.ts';

/** People who contribute to requests or buy one of their pieces. */
export const supporters = pgTable('supporters', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  company: text(),
  language: text({ enum: ['en', 'ja'] }).notNull(),
  created_at: instant('created_at').notNull(),
});

/** Payments of supporters. Fees are stored as calculated on the day. */
export const contributions = pgTable(
  'contributions',
  {
    id: text().primaryKey(),
    request_id: text()
      .notNull()
      .references(() => crowdfunding_requests.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    supporter_id: text()
      .notNull()
      .references(() => supporters.id),
    kind: text({ enum: ['donation', 'purchase'] }).notNull(),
    /** The piece bought, for a purchase. */
    piece_id: text().references(() => art_pieces.id),
    amount: amount('amount').notNull(),
    currency: currency('currency').notNull(),
    fee_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    fee: amount('fee').notNull(),
    status: text({ enum: ['received', 'refunded'] }).notNull(),
    at: instant('at').notNull(),
    refunded_at: instant('refunded_at'),
  },
  (table) => [
    index('contributions_request').on(table.request_id, table.at.desc(), table.id.desc()),
    index('contributions_seller').on(table.seller_id, table.currency).where(sql`${table.status} = 'received'`),
    // A piece can be sold only once.
    uniqueIndex('contributions_piece').on(table.piece_id).where(sql`${table.status} = 'received'`),
    index('contributions_supporter').on(table.supporter_id),
  ],
);

/** Messages between a seller and supporters; immutable. */
export const crowdfunding_messages = pgTable(
  'crowdfunding_messages',
  {
    id: text().primaryKey(),
    request_id: text()
      .notNull()
      .references(() => crowdfunding_requests.id),
    /** Orders messages of the same instant. */
    place: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    from_kind: text({ enum: ['seller', 'supporter'] }).notNull(),
    /** The author, or the receiver of the seller's message; null means all supporters. */
    supporter_id: text().references(() => supporters.id),
    message: text().notNull(),
  },
  (table) => [index('crowdfunding_messages_request').on(table.request_id, table.place)],
);
