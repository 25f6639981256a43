/** What can be shown of an order later, by either side: written once, never changed. */
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { order_refunds, order_returns, orders } from './orders.ts';
import { documents } from './platform.ts';

/** What the seller and the buyer of an order write to each other. */
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
    /** Keeps messages of the same instant in their order. */
    place: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    from_kind: text({ enum: ['seller', 'buyer'] }).notNull(),
    message: text().notNull(),
  },
  (table) => [index('order_messages_order').on(table.order_id, table.place)],
);

/** How a work looked before it left; its photographs are documents of the order. */
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
    /** The return whose goods a photograph shows. */
    return_id: text().references(() => order_returns.id),
    /** The refund that a receipt proves. */
    refund_id: text().references(() => order_refunds.id),
    /** What was recorded of the work before it left. */
    condition_id: text().references(() => order_conditions.id),
    kind: text({ enum: ['payment_receipt', 'refund_receipt', 'condition', 'condition_before'] }).notNull(),
    position: integer().notNull(),
  },
  (table) => [index('order_documents_order').on(table.order_id, table.kind, table.position)],
);
