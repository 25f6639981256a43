/** The disk-quota agreement and what is paid for it. */
import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes } from './columns.ts';

/** The disk-quota agreement (000 section 4). Its row is also the lock that a seller's writes queue on. */
export const agreements = pgTable('agreements', {
  seller_id: text()
    .primaryKey()
    .references(() => users.id),
  subscription_type: text({ enum: ['Free', 'Paid'] }).notNull(),
  agreement_end_date: date({ mode: 'string' }).notNull(),
  payment_status: text({ enum: ['paid', 'unpaid'] }).notNull(),
  quota_bytes: bytes('quota_bytes').notNull(),
  /** The sum of `images.bytes` of the seller, kept in the transaction that changes it. */
  used_bytes: bytes('used_bytes').notNull().default(0),
});
