/** Saved views of lists. */
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

export const list_views = pgTable(
  'list_views',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    /** The list, such as `art-library`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The name, normalised for comparison: without case, accents and width. */
    name_key: text().notNull(),
    /** The query string of the list's URL. */
    query: text().notNull(),
    is_default: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('list_views_list').on(table.seller_id, table.list, table.position),
    uniqueIndex('list_views_name').on(table.seller_id, table.list, table.name_key),
  ],
);
