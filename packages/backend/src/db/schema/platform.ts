/** What every area stands on: kept answers, what happened, what is to be told, private files, settings of the house. */
import { financialYearStartMonth, orderReminderDays, payoutDays } from '@smart-art/openapi/constants';
import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MessageValue } from '../../messages/messages.ts';
import { users } from './accounts.ts';
import { amount, bytes, currency, instant } from './columns.ts';

/** First answers of requests with an Idempotency-Key, kept for a day. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    /** The caller: a user's id, or for calls without a session the digest of the caller's address. */
    seller_id: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of what was asked. */
    request_hash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.seller_id, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);

/** A field before and after a save; of what is referred to, the id. */
export interface FieldChange {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

type FieldValue = string | number | boolean | null | { amount: string; currency: 'USD' | 'JPY' };

/** What happened to a record of any kind: written once, never changed. */
export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    /** What it happened to, such as `order`. */
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    /** Keeps events of the same instant in the order in which they happened. */
    place: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    actor_kind: text({ enum: ['seller', 'buyer', 'super_admin', 'system'] }).notNull(),
    actor_name: text(),
    /** A code, such as `shipped`. */
    event: text().notNull(),
    note: text(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** What a save changed; null for everything else. */
    changes: jsonb().$type<FieldChange[]>(),
  },
  (table) => [index('events_subject').on(table.subject_kind, table.subject_id, table.at, table.place)],
);

/** The bell (000 section 3). Either a message as it was written, or a key that is worded when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    type: text().notNull(),
    message: text(),
    message_key: text(),
    message_values: jsonb().$type<Record<string, MessageValue>>(),
    link: text(),
    created_at: instant('created_at').notNull(),
    seen_at: instant('seen_at'),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.created_at.desc(), table.id.desc()),
    index('notifications_unseen').on(table.user_id).where(sql`${table.seen_at} is null`),
  ],
);

/** What is to be sent to the world outside after the transaction that decided it. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** What is to be done: a mail, a Slack message, or files to remove from a bucket. */
    channel: text({ enum: ['mail', 'slack', 'removal'] }).notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next; null when it is sent or given up. */
    due_at: instant('due_at'),
    sent_at: instant('sent_at'),
    /** Why the last attempt failed, for the people who run the house. */
    failure: text(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('outbox_age').on(table.created_at),
  ],
);

/** Private files: receipts, attachments, photographs that prove something. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    owner_id: text()
      .notNull()
      .references(() => users.id),
    /** What it is for, such as `passbook`. */
    kind: text().notNull(),
    /** The name of the file on disk: random. */
    key: text().notNull(),
    file_name: text().notNull(),
    content_type: text().notNull(),
    bytes: bytes('bytes').notNull(),
    /** Of the file as it came, hexadecimal. Null in documents that were kept before hashes were. */
    sha256: text(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('documents_owner').on(table.owner_id, table.kind)],
);

/** One row: what the house has set for every client (001 section 9). */
export const site_settings = pgTable('site_settings', {
  id: integer().primaryKey(),
  applicable_currency: currency('applicable_currency').notNull(),
  service_charge_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  usd_jpy_rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
  usd_jpy_rate_date: date({ mode: 'string' }).notNull(),
  /** The free disk quota, and what may be stored on an own file server. */
  free_quota_gb: integer().notNull().default(1),
  own_file_server_quota_gb: integer().notNull().default(1000),
  /** Sizes of disk quota on sale. */
  paid_quota_sizes_gb: jsonb().$type<number[]>().notNull().default([5, 20, 50, 100, 500]),
  /** Prices of the house's services, without tax, in US dollars. The documents leave the numbers to the house. */
  disk_quota_cost_per_gb_and_year: amount('disk_quota_cost_per_gb_and_year').notNull().default('2.40'),
  notification_fee_per_year: amount('notification_fee_per_year').notNull().default('24.00'),
  /** Japan's consumption tax on the house's services. */
  consumption_tax_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(10),
  /** Days after delivery in which a buyer may ask to return what was bought. */
  return_window_days: integer().notNull().default(7),
  /** Days from when a buyer can no longer get money back until it is due to its seller. */
  payout_days: integer().notNull().default(payoutDays),
  /** The most that a seller may ask for, in US dollars; null where there is no limit. */
  rental_deposit_limit: amount('rental_deposit_limit'),
  delivery_limit: amount('delivery_limit'),
  insurance_limit: amount('insurance_limit'),
  /** 1 to 12; it ends with the month before. */
  financial_year_start_month: integer().notNull().default(financialYearStartMonth),
  /** Days before a deadline at which its seller is reminded. */
  payment_reminder_days: integer().notNull().default(orderReminderDays.payment),
  return_reminder_days: integer().notNull().default(orderReminderDays.return),
  lease_reminder_days: integer().notNull().default(orderReminderDays.lease),
  /** Disk quota that a seller gets for each invited person who signs up. */
  referral_reward_gb: integer().notNull().default(0),
  /**
   * How many works of the demo hang, one more when its past is played; null where there is no demo. A start that was cut
   * short goes on from here.
   */
  demo_works: integer(),
  /** 256 random bits in hexadecimal: signs addresses and seals secrets at rest. Made at the first start. */
  house_key: text(),
  /** How far the sandbox has moved the clock, in milliseconds. */
  clock_shift: bytes('clock_shift').notNull().default(0),
});
