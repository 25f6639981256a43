/** Sellers' own file servers. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** S3-compatible buckets. Inactive ones stay, because photographs are still stored there. */
export const buckets = pgTable(
  'buckets',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    endpoint: text().notNull(),
    region: text().notNull(),
    bucket: text().notNull(),
    access_key: text().notNull(),
    /** Encrypted with the installation key. */
    secret_key_sealed: text().notNull(),
    path_style: boolean().notNull(),
    /** True if new photographs are stored here; at most one bucket per seller. */
    is_active: boolean().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('buckets_active').on(table.seller_id).where(sql`${table.is_active}`),
    index('buckets_seller').on(table.seller_id),
  ],
);

/** Bucket details that passed a connection test, and when: only those can be saved. */
export const bucket_tests = pgTable(
  'bucket_tests',
  {
    seller_id: text()
      .notNull()
      .references(() => users.id),
    /** A keyed hash of the details. */
    digest: text().notNull(),
    passed_at: instant('passed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller_id, table.digest] }), index('bucket_tests_age').on(table.passed_at)],
);
