/**
 * What lists of orders and the ledger need counted and added up, so that no answer takes longer the more there are
 * (decision 40). Triggers keep all of it, but for `cancellation_sums`; nobody else writes here.
 */
import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, currency } from './columns.ts';
import {
  cancellationCauses,
  customStages,
  ledgerCauses,
  ledgerDirections,
  orderKinds,
  orderStatuses,
  refundStatuses,
} from './orders.ts';

/**
 * What a row counts: all of a month, all of a day, the totals of a bucket in a currency, or these of a month.
 * Months and days are those of UTC.
 */
const spreadMeasures = ['month', 'day', 'USD', 'JPY', 'month_USD', 'month_JPY'] as const;

const place = () => ({
  measure: text({ enum: spreadMeasures }).notNull(),
  /** Months since the year 0; 0 where the measure has none. */
  month: integer().notNull(),
  /**
   * Of days, those since 1970; of totals, how many digits there are and the first of them: two for a total alone, one with
   * a month. 0 where the measure has neither.
   */
  bucket: integer().notNull(),
});

/** How many orders a seller has. */
export const order_counts = pgTable(
  'order_counts',
  {
    seller_id: text().notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Of custom orders; else empty. */
    stage: text({ enum: ['', ...customStages] })
      .notNull()
      .default(''),
    needs_seller: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller_id, table.kind, table.status, table.stage, table.needs_seller] })],
);

/** The same by the day of ordering and by the total (orders/spread.ts). */
export const order_spread = pgTable(
  'order_spread',
  {
    seller_id: text().notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    ...place(),
    status: text({ enum: orderStatuses }).notNull(),
    stage: text({ enum: ['', ...customStages] }).notNull(),
    needs_seller: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'order_spread_pk',
      columns: [
        table.seller_id,
        table.kind,
        table.measure,
        table.month,
        table.bucket,
        table.status,
        table.stage,
        table.needs_seller,
      ],
    }),
  ],
);

/** The orders that came to nothing, by their kind, by the day on which they did and by the total. */
export const cancellation_spread = pgTable(
  'cancellation_spread',
  {
    seller_id: text().notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    ...place(),
    cause: text({ enum: cancellationCauses }).notNull(),
    /** Empty where nothing goes back. */
    refund_status: text({ enum: ['', ...refundStatuses] }).notNull(),
    needs_seller: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'cancellation_spread_pk',
      columns: [
        table.seller_id,
        table.kind,
        table.measure,
        table.month,
        table.bucket,
        table.cause,
        table.refund_status,
        table.needs_seller,
      ],
    }),
  ],
);

/** What goes back to the buyers of a seller's cancelled orders, in all, in either currency (orders/money-back.ts). */
export const cancellation_sums = pgTable('cancellation_sums', {
  seller_id: text().primaryKey(),
  usd: amount('usd').notNull(),
  jpy: amount('jpy').notNull(),
});

/** The entries of a month or a day, and what they come to. */
export const ledger_sums = pgTable(
  'ledger_sums',
  {
    seller_id: text().notNull(),
    measure: text({ enum: ['month', 'day'] }).notNull(),
    month: integer().notNull(),
    bucket: integer().notNull(),
    direction: text({ enum: ledgerDirections }).notNull(),
    cause: text({ enum: ledgerCauses }).notNull(),
    currency: currency('currency').notNull(),
    count: integer().notNull(),
    amount: amount('amount').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ledger_sums_pk',
      columns: [
        table.seller_id,
        table.measure,
        table.month,
        table.bucket,
        table.direction,
        table.cause,
        table.currency,
      ],
    }),
  ],
);

/**
 * How many orders have entries in a month, parted by the month of the entries before: the orders of a time are those of
 * its months whose entries before are of an earlier time, so that none counts twice.
 */
export const ledger_orders = pgTable(
  'ledger_orders',
  {
    seller_id: text().notNull(),
    currency: currency('currency').notNull(),
    month: integer().notNull(),
    /** 0 where there are none before. */
    month_before: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ledger_orders_pk',
      columns: [table.seller_id, table.currency, table.month, table.month_before],
    }),
  ],
);

/** Goes up with every change of a seller's orders of every kind, and of the pieces that are made for them. */
export const order_stamps = pgTable('order_stamps', {
  seller_id: text().primaryKey(),
  stamp: bigint({ mode: 'number' }).notNull(),
});
