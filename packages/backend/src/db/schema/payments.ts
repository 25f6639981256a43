/** The disk-quota agreement, payments for it, and the agreement texts. */
import type { components } from '@smart-art/openapi/product';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, bytes, currency, instant } from './columns.ts';

type Schemas = components['schemas'];

/** The disk-quota agreement (000 section 4). Its row also serves as the lock that serialises a seller's writes. */
export const agreements = pgTable('agreements', {
  seller_id: text()
    .primaryKey()
    .references(() => users.id),
  subscription_type: text({ enum: ['Free', 'Paid'] }).notNull(),
  agreement_end_date: date({ mode: 'string' }).notNull(),
  payment_status: text({ enum: ['paid', 'unpaid'] }).notNull(),
  quota_bytes: bytes('quota_bytes').notNull(),
  /** Additional quota for invited people who signed up. Independent of payments. */
  reward_bytes: bytes('reward_bytes').notNull().default(0),
  /** The sum of the seller's `images.bytes`, updated in the same transaction. */
  used_bytes: bytes('used_bytes').notNull().default(0),
  /** Basis of the quota. */
  services: text({ enum: ['free', 'paid', 'own_file_server'] })
    .notNull()
    .default('paid'),
  /** The seller's own file server, if the quota is based on it. */
  bucket_details_id: text(),
  /** The last day of the notification service; null if it was never paid for. */
  notification_end_date: date({ mode: 'string' }),
  /** The end dates for which a reminder and an expiry notification were sent. */
  reminded_of: date({ mode: 'string' }),
  told_of: date({ mode: 'string' }),
});

/** A seller's latest choice in step 1 of signing up, or latest payment. */
export const service_choices = pgTable('service_choices', {
  seller_id: text()
    .primaryKey()
    .references(() => users.id),
  services: jsonb().$type<Schemas['ServiceSelection']>().notNull(),
  chosen_at: instant('chosen_at').notNull(),
});

const unfinished = (status: PgColumn) => sql`${status} in ('open', 'awaiting_transfer')`;

/** Payments from sellers to the operator. */
export const subscription_payments = pgTable(
  'subscription_payments',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ['sign_up', 'renewal'] }).notNull(),
    method: text({ enum: ['card', 'wallet', 'bank_transfer'] }).notNull(),
    status: text({ enum: ['open', 'awaiting_transfer', 'paid', 'failed', 'cancelled', 'lapsed'] }).notNull(),
    services: jsonb().$type<Schemas['ServiceSelection']>().notNull(),
    quote: jsonb().$type<Schemas['Quote']>().notNull(),
    /** Language of the person who started it, for messages written outside a request. */
    language: text({ enum: ['en', 'ja'] }).notNull(),
    /** Id of the gateway's session or order; null until it answers, and for bank transfers. */
    gateway_id: text(),
    checkout_url: text(),
    /** When the gateway's checkout closes, or the due date of a bank transfer. */
    expires_at: instant('expires_at').notNull(),
    /** When capturing a wallet payment started; it must not be cancelled until that has finished. */
    capture_started_at: instant('capture_started_at'),
    reference_number: text(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    paid_at: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('subscription_payments_gateway').on(table.gateway_id),
    uniqueIndex('subscription_payments_reference').on(table.reference_number),
    // A seller has at most one open payment.
    uniqueIndex('subscription_payments_under_way').on(table.seller_id).where(unfinished(table.status)),
    index('subscription_payments_due').on(table.expires_at).where(unfinished(table.status)),
    index('subscription_payments_seller').on(table.seller_id, table.created_at.desc(), table.id.desc()),
  ],
);

/** Receipts: one per service of a payment, written on payment and immutable. */
export const transactions = pgTable(
  'transactions',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    payment_id: text()
      .notNull()
      .references(() => subscription_payments.id),
    service: text({ enum: ['disk', 'slack'] }).notNull(),
    number: text().notNull(),
    method: text({ enum: ['card', 'wallet', 'bank_transfer'] }).notNull(),
    currency: currency('currency').notNull(),
    net_amount: amount('net_amount').notNull(),
    tax_amount: amount('tax_amount').notNull(),
    total_amount: amount('total_amount').notNull(),
    quota_gb: integer(),
    period_start: date({ mode: 'string' }).notNull(),
    period_end: date({ mode: 'string' }).notNull(),
    paid_at: instant('paid_at').notNull(),
    /** Issuer and payer as named on that day. For older receipts the operator fills in the issuer. */
    issuer: jsonb().$type<Schemas['ReceiptIssuer']>(),
    billed_to: jsonb().$type<Schemas['BilledTo']>().notNull(),
  },
  (table) => [
    // Guarantees that a payment is never credited twice.
    uniqueIndex('transactions_payment').on(table.payment_id, table.service),
    uniqueIndex('transactions_number').on(table.number),
    index('transactions_paid').on(table.seller_id, table.service, table.paid_at.desc(), table.id.desc()),
    index('transactions_total').on(table.seller_id, table.service, table.currency, table.total_amount),
  ],
);

/** Agreement texts by page key (000 section 7): every version in both languages. */
export const agreement_texts = pgTable(
  'agreement_texts',
  {
    page_key: text().notNull(),
    version: integer().notNull(),
    language: text({ enum: ['en', 'ja'] }).notNull(),
    in_force_from: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    sections: jsonb().$type<{ heading: string; text: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page_key, table.version, table.language] })],
);

/** The sandbox's simulated card gateway and wallet provider. */
export const sandbox_checkouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  kind: text({ enum: ['card', 'wallet'] }).notNull(),
  payment_id: text().notNull().unique(),
  /** refused: the person has approved, but the wallet declines the payment. */
  state: text({ enum: ['open', 'declined', 'approved', 'refused', 'paid', 'cancelled', 'expired'] }).notNull(),
  amount: amount('amount').notNull(),
  currency: currency('currency').notNull(),
  description: text().notNull(),
  success_url: text().notNull(),
  cancel_url: text().notNull(),
  expires_at: instant('expires_at').notNull(),
});
