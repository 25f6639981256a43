/**
 * Precomputed counts and sums for lists of orders and the ledger, so that responses do not slow down as data grows
 * (decision 40). Triggers maintain all of them except `cancellation_sums`; application code must not write here.
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
 * What a row counts: a month, a day, a bucket of totals in a currency, or such a bucket within a month. Months and days
 * are in UTC.
 */
const spreadMeasures = ['month', 'day', 'USD', 'JPY', 'month_USD', 'month_JPY'] as const;

const place = () => ({
  measure: text({ enum: spreadMeasures }).notNull(),
  /** Months since the year 0; 0 if the measure has no month. */
  month: integer().notNull(),
  /**
   * For days, the days since 1970. For totals, the number of digits and the leading digits: two for a total alone, one
   * with a month. 0 if the measure has neither.
   */
  bucket: integer().notNull(),
});

/** Number of orders per seller. */
export const order_counts = pgTable(
  'order_counts',
  {
    seller_id: text().notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Stage of custom orders; otherwise empty. */
    stage: text({ enum: ['', ...customStages] })
      .notNull()
      .default(''),
    needs_seller: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller_id, table.kind, table.status, table.stage, table.needs_seller] })],
);

/** The same by order date and total (orders/spread.ts). */
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

/** Failed orders by kind, date of failure and total. */
export const cancellation_spread = pgTable(
  'cancellation_spread',
  {
    seller_id: text().notNull(),
    kind: text({ enum: orderKinds }).notNull(),
    ...place(),
    cause: text({ enum: cancellationCauses }).notNull(),
    /** Empty if nothing is refunded. */
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

/** Sum of refunds to the buyers of a seller's cancelled orders, per currency (orders/money-back.ts). */
export const cancellation_sums = pgTable('cancellation_sums', {
  seller_id: text().primaryKey(),
  usd: amount('usd').notNull(),
  jpy: amount('jpy').notNull(),
});

/** Number and sum of ledger entries per month or day. */
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
 * Number of orders with entries in a month, by the month of their previous entries. To count each order of a period
 * once, sum the rows of its months whose previous month is before the period.
 */
export const ledger_orders = pgTable(
  'ledger_orders',
  {
    seller_id: text().notNull(),
    currency: currency('currency').notNull(),
    month: integer().notNull(),
    /** 0 if there are no earlier entries. */
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

/** Incremented by every change to a seller's orders of any kind and to the pieces made for them. */
export const order_stamps = pgTable('order_stamps', {
  seller_id: text().primaryKey(),
  stamp: bigint({ mode: 'number' }).notNull(),
});
