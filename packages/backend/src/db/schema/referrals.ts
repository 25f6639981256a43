/** Invitations. */
import { isNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, sortKey } from './columns.ts';
import { documents } from './platform.ts';

export const referrals = pgTable(
  'referrals',
  {
    id: text().primaryKey(),
    /** The inviting seller. */
    seller_id: text()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    name_key: sortKey('name_key').notNull(),
    /** Lower case. */
    email: text().notNull(),
    email_key: sortKey('email_key').notNull(),
    message: text().notNull(),
    /** Language of the invitation email. */
    language: text({ enum: ['en', 'ja'] }).notNull(),
    document_id: text().references(() => documents.id),
    /** The secret part of the link. */
    token: text().notNull().unique(),
    status: text({ enum: ['invited', 'joined', 'expired'] }).notNull(),
    reminders_sent: integer().notNull().default(0),
    last_reminded_at: instant('last_reminded_at'),
    expires_at: instant('expires_at').notNull(),
    joined_at: instant('joined_at'),
    search_text: text().notNull(),
    created_at: instant('created_at').notNull(),
    deleted_at: instant('deleted_at'),
  },
  (table) => {
    const live = isNull(table.deleted_at);
    return [
      index('referrals_date').on(table.seller_id, table.created_at.desc(), table.id.desc()),
      index('referrals_name').on(table.seller_id, table.name_key).where(live),
      index('referrals_email').on(table.seller_id, table.email_key).where(live),
      uniqueIndex('referrals_open')
        .on(table.email)
        .where(sql`${table.status} = 'invited' and ${table.deleted_at} is null`),
      index('referrals_due').on(table.expires_at).where(sql`${table.status} = 'invited'`),
    ];
  },
);
