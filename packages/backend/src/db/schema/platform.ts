/**
 * Tables shared by all areas: idempotency keys, events, outgoing messages, private files, and the operator's settings.
 */
import { financialYearStartMonth, orderReminderDays, payoutDays } from '@smart-art/openapi/constants';
import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MessageValue } from '../../messages/messages.ts';
import { users } from './accounts.ts';
import { amount, bytes, currency, instant } from './columns.ts';

/** First responses to requests with an Idempotency-Key, kept for a day. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    /** The caller: a user's id, or, without a session, the hash of the IP address. */
    seller_id: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request. */
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

/** A field before and after a save; references are stored as ids. */
export interface FieldChange {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

type FieldValue = string | number | boolean | null | { amount: string; currency: 'USD' | 'JPY' };

/** Event log of all kinds of records: immutable. */
export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    /** Kind of the record, such as `order`. */
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    /** Orders events of the same instant. */
    place: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    actor_kind: text({ enum: ['seller', 'buyer', 'super_admin', 'system'] }).notNull(),
    actor_name: text(),
    /** Event code, such as `shipped`. */
    event: text().notNull(),
    note: text(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** Fields changed by a save; null for other events. */
    changes: jsonb().$type<FieldChange[]>(),
  },
  (table) => [index('events_subject').on(table.subject_kind, table.subject_id, table.at, table.place)],
);

/** In-app notifications (000 section 3). Either a final text, or a key that is translated when read. */
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

/** Messages to outside services, sent after the transaction that queued them. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** Kind of task: send mail, post to Slack, or remove files from a bucket. */
    channel: text({ enum: ['mail', 'slack', 'removal'] }).notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null once sent or failed for good. */
    due_at: instant('due_at'),
    sent_at: instant('sent_at'),
    /** Why the last attempt failed, for the operator. */
    failure: text(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('outbox_age').on(table.created_at),
  ],
);

/** Private files: receipts, attachments, photographs as evidence. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    owner_id: text()
      .notNull()
      .references(() => users.id),
    /** What it is for, such as `passbook`. */
    kind: text().notNull(),
    /** Random file name in the store. */
    key: text().notNull(),
    file_name: text().notNull(),
    content_type: text().notNull(),
    bytes: bytes('bytes').notNull(),
    /** SHA-256 of the received file, hexadecimal. Null for documents stored before hashes were introduced. */
    sha256: text(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('documents_owner').on(table.owner_id, table.kind)],
);

/** Single row: the operator's settings for all clients (001 section 9). */
export const site_settings = pgTable('site_settings', {
  id: integer().primaryKey(),
  applicable_currency: currency('applicable_currency').notNull(),
  service_charge_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  usd_jpy_rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
  usd_jpy_rate_date: date({ mode: 'string' }).notNull(),
  /** Free disk quota, and the quota on a seller's own file server. */
  free_quota_gb: integer().notNull().default(1),
  own_file_server_quota_gb: integer().notNull().default(1000),
  /** Sizes of disk quota on sale. */
  paid_quota_sizes_gb: jsonb().$type<number[]>().notNull().default([5, 20, 50, 100, 500]),
  /**
   * Prices of the operator's services, without tax, in US dollars. The specification leaves the numbers to the
   * operator.
   */
  disk_quota_cost_per_gb_and_year: amount('disk_quota_cost_per_gb_and_year').notNull().default('2.40'),
  notification_fee_per_year: amount('notification_fee_per_year').notNull().default('24.00'),
  /** Japan's consumption tax on the operator's services. */
  consumption_tax_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(10),
  /** Days after delivery in which a buyer may request a return. */
  return_window_days: integer().notNull().default(7),
  /** Days from when a buyer can no longer be refunded to the payout to the seller. */
  payout_days: integer().notNull().default(payoutDays),
  /** Maximum amounts that a seller may charge, in US dollars; null means no limit. */
  rental_deposit_limit: amount('rental_deposit_limit'),
  delivery_limit: amount('delivery_limit'),
  insurance_limit: amount('insurance_limit'),
  /** 1 to 12; the year ends with the month before. */
  financial_year_start_month: integer().notNull().default(financialYearStartMonth),
  /** Days before a deadline at which the seller is reminded. */
  payment_reminder_days: integer().notNull().default(orderReminderDays.payment),
  return_reminder_days: integer().notNull().default(orderReminderDays.return),
  lease_reminder_days: integer().notNull().default(orderReminderDays.lease),
  /** Disk quota for a seller per invited person who signs up. */
  referral_reward_gb: integer().notNull().default(0),
  /**
   * Demo works created so far, plus one once their history is simulated; null without demo. An interrupted start
   * continues from here.
   */
  demo_works: integer(),
  /** 256 random bits in hexadecimal: signs URLs and encrypts secrets at rest. Created at the first start. */
  house_key: text(),
  /** Shift of the sandbox's clock, in milliseconds. */
  clock_shift: bytes('clock_shift').notNull().default(0),
});
