/** Sellers' settings. */
import type { NoticeChannels, NoticeKind } from '@smart-art/openapi/rules';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { currency, instant } from './columns.ts';

/** What a seller chose of each kind of news. */
export type NoticeChoices = Record<NoticeKind, NoticeChannels>;

/** The finance settings of 000 section 3 by name, and a seller's general ones. */
export const client_settings = pgTable('client_settings', {
  user_id: text()
    .primaryKey()
    .references(() => users.id),
  paypal_url: text(),
  paypal_id: text(),
  paypal_is_enabled: boolean().notNull().default(false),
  stripe_api_key: text(),
  /** Sealed with the house's key; never answered. */
  stripe_secret_sealed: text(),
  /** What is answered in its place. */
  stripe_secret_masked: text(),
  stripe_is_enabled: boolean().notNull().default(false),
  bank_transfer_is_enabled: boolean().notNull().default(false),
  bank_transfer_account_name: text(),
  bank_transfer_bank_name: text(),
  bank_transfer_branch_name: text(),
  bank_transfer_account_type: text(),
  bank_transfer_account_number: text(),
  bank_transfer_swift_code: text(),
  bank_transfer_ifsc_code: text(),
  /** As the shared rules keep them: without spaces and hyphens. */
  bank_transfer_iban: text(),
  bank_transfer_sort_code: text(),
  bank_transfer_routing_number: text(),
  applicable_currency: currency('applicable_currency').notNull().default('USD'),
  language: text({ enum: ['en', 'ja'] })
    .notNull()
    .default('en'),
  time_zone: text().notNull().default('Asia/Tokyo'),
  /** Whether the seller's Slack channels are told of news. */
  is_slack: boolean().notNull().default(true),
  /** By which ways they are told of each kind of news; null before they chose. */
  notices: jsonb().$type<NoticeChoices>(),
  renewal_reminder_days: integer().notNull().default(30),
  version: integer().notNull().default(1),
  updated_at: instant('updated_at').notNull(),
});
