/** Sellers' settings. */
import type { NoticeChannels, NoticeKind } from '@smart-art/openapi/rules';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { currency, instant } from './columns.ts';

/** A seller's channels per kind of notification. */
export type NoticeChoices = Record<NoticeKind, NoticeChannels>;

/** Finance settings (000 section 3) and general settings of a seller. */
export const client_settings = pgTable('client_settings', {
  user_id: text()
    .primaryKey()
    .references(() => users.id),
  paypal_url: text(),
  paypal_id: text(),
  paypal_is_enabled: boolean().notNull().default(false),
  stripe_api_key: text(),
  /** Encrypted with the installation key; never returned by the API. */
  stripe_secret_sealed: text(),
  /** The masked value returned instead. */
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
  /** Normalised by the shared rules: without spaces and hyphens. */
  bank_transfer_iban: text(),
  bank_transfer_sort_code: text(),
  bank_transfer_routing_number: text(),
  applicable_currency: currency('applicable_currency').notNull().default('USD'),
  language: text({ enum: ['en', 'ja'] })
    .notNull()
    .default('en'),
  time_zone: text().notNull().default('Asia/Tokyo'),
  /** Whether notifications are posted to the seller's Slack channels. */
  is_slack: boolean().notNull().default(true),
  /** Channels per kind of notification; null before they chose. */
  notices: jsonb().$type<NoticeChoices>(),
  renewal_reminder_days: integer().notNull().default(30),
  version: integer().notNull().default(1),
  updated_at: instant('updated_at').notNull(),
});
