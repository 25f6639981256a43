/** Sellers' business profiles and industries. */
import { boolean, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

export const industries = pgTable('industries', {
  id: text().primaryKey(),
  name_en: text().notNull(),
  name_ja: text().notNull(),
  position: integer().notNull(),
});

export const industry_sub_types = pgTable(
  'industry_sub_types',
  {
    id: text().primaryKey(),
    industry_id: text()
      .notNull()
      .references(() => industries.id),
    name_en: text().notNull(),
    name_ja: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('industry_sub_types_order').on(table.industry_id, table.position),
    unique('industry_sub_types_pair').on(table.industry_id, table.id),
  ],
);

/** A seller's business, its address and its bank details (001 section 3). */
export const profiles = pgTable(
  'profiles',
  {
    seller_id: text()
      .primaryKey()
      .references(() => users.id),
    company: text().notNull(),
    industry_id: text().notNull(),
    industry_sub_type_id: text().notNull(),
    /** Phone code and country, such as `81-JP`; the number column has only digits. */
    telephone_code: text().notNull(),
    telephone: text().notNull(),
    mobile_code: text().notNull(),
    mobile: text().notNull(),
    fax_code: text().notNull(),
    fax: text().notNull(),
    address_line_1: text().notNull(),
    address_line_2: text(),
    city: text().notNull(),
    state: text(),
    pin_code: text().notNull(),
    country: text().notNull(),
    /** Bank details as JSON, encrypted with the installation key. */
    bank_sealed: text(),
    paypal_id: text(),
    accepts_international_delivery: boolean().notNull(),
    /** Whether the seller's card shows email and telephone. */
    shows_contact: boolean().notNull().default(false),
    /** The seller's public statement about their work. */
    statement: text(),
    terms_accepted_at: instant('terms_accepted_at'),
    return_policy_accepted_at: instant('return_policy_accepted_at'),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.industry_id, table.industry_sub_type_id],
      foreignColumns: [industry_sub_types.industry_id, industry_sub_types.id],
    }),
  ],
);
