/** Crowdfunding requests. */
import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, currency, instant, sortKey } from './columns.ts';
import { images } from './library.ts';

export const crowdfunding_requests = pgTable(
  'crowdfunding_requests',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    /** Running number of all requests; `number` is made of it and the year. */
    place: bigserial({ mode: 'number' }).notNull(),
    /** Such as CF-2026-000003. */
    number: text().notNull(),
    status: text({ enum: ['requested', 'accepted', 'rejected', 'cancelled', 'revoked', 'closed'] }).notNull(),
    title: text().notNull(),
    title_key: sortKey('title_key').notNull(),
    description: text(),
    cover_image_id: text()
      .notNull()
      .references(() => images.id),
    amount_requested: amount('amount_requested').notNull(),
    /** Currency of the requested amount, the costs of its pieces and all contributions. */
    currency: currency('currency').notNull(),
    /** The requested amount in US dollars, for sorting across currencies. */
    amount_key: numeric({ precision: 16, scale: 4 }).notNull(),
    art_completion_date: date({ mode: 'string' }).notNull(),
    validity_months: integer().notNull(),
    /** End of the period for contributions; null before it is accepted. */
    valid_until: instant('valid_until'),
    /** Reason for a rejection, revocation or cancellation. */
    reason: text(),
    decided_at: instant('decided_at'),
    cancelled_at: instant('cancelled_at'),
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('crowdfunding_requests_created').on(table.seller_id, table.created_at.desc(), table.id.desc()),
    index('crowdfunding_requests_status').on(table.seller_id, table.status, table.created_at.desc(), table.id.desc()),
    index('crowdfunding_requests_validity').on(table.valid_until).where(sql`${table.status} = 'accepted'`),
    uniqueIndex('crowdfunding_requests_number').on(table.number),
    index('crowdfunding_requests_cover').on(table.cover_image_id),
  ],
);
