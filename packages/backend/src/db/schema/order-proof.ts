/** Evidence about an order, for either side: immutable. */
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { order_refunds, order_returns, orders } from './orders.ts';
import { documents } from './platform.ts';

/** Messages between the seller and the buyer of an order. */
export const order_messages = pgTable(
  'order_messages',
  {
    id: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    /** Orders messages of the same instant. */
    place: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    from_kind: text({ enum: ['seller', 'buyer'] }).notNull(),
    message: text().notNull(),
  },
  (table) => [index('order_messages_order').on(table.order_id, table.place)],
);

/** Condition of a work before shipping; its photographs are documents of the order. */
export const order_conditions = pgTable(
  'order_conditions',
  {
    id: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    note: text(),
  },
  (table) => [index('order_conditions_order').on(table.order_id, table.at)],
);

/** Receipts and photographs of an order. */
export const order_documents = pgTable(
  'order_documents',
  {
    document_id: text()
      .primaryKey()
      .references(() => documents.id),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    /** The return whose goods the photograph shows. */
    return_id: text().references(() => order_returns.id),
    /** The refund documented by a receipt. */
    refund_id: text().references(() => order_refunds.id),
    /** The condition record it belongs to. */
    condition_id: text().references(() => order_conditions.id),
    kind: text({ enum: ['payment_receipt', 'refund_receipt', 'condition', 'condition_before'] }).notNull(),
    position: integer().notNull(),
  },
  (table) => [index('order_documents_order').on(table.order_id, table.kind, table.position)],
);
