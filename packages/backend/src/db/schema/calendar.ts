/** URLs at which calendar programs read a seller's deadlines. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const calendar_feeds = pgTable('calendar_feeds', {
  seller_id: text()
    .primaryKey()
    .references(() => users.id),
  /** Counts the URLs created; only the latest is valid. */
  generation: integer().notNull(),
  is_on: boolean().notNull(),
});
