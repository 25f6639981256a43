/** Custom orders and art pieces. */
import { bigserial, boolean, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, currency, instant } from './columns.ts';
import { crowdfunding_requests } from './crowdfunding.ts';
import { images, works } from './library.ts';
import { orders } from './orders.ts';

const length = (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' });

/** Extra columns of custom orders; `orders` has the others, under the same id. */
export const custom_orders = pgTable('custom_orders', {
  order_id: text()
    .primaryKey()
    .references(() => orders.id),
  seller_id: text()
    .notNull()
    .references(() => users.id),
  /** If true, artists apply and the buyer chooses one. */
  auction: boolean().notNull(),
  /** The buyer's description of the wish. */
  description: text(),
  budget_amount: amount('budget_amount'),
  /** Reason for declining or cancelling. */
  reason: text(),
});

/** Pieces made for either a custom order or a crowdfunding request. */
export const art_pieces = pgTable(
  'art_pieces',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    order_id: text().references(() => custom_orders.order_id),
    crowdfunding_id: text().references(() => crowdfunding_requests.id),
    /** The corresponding work in the library, if there is one. */
    work_id: text().references(() => works.id),
    position: integer().notNull(),
    title: text().notNull(),
    description: text(),
    type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
    width: length('width'),
    height: length('height'),
    depth: length('depth'),
    size_unit: text({ enum: ['cm', 'in'] }).notNull(),
    start_date: date({ mode: 'string' }),
    completion_date: date({ mode: 'string' }),
    normal_cost_amount: amount('normal_cost_amount'),
    normal_cost_currency: currency('normal_cost_currency'),
    crowdfunding_cost_amount: amount('crowdfunding_cost_amount'),
    crowdfunding_cost_currency: currency('crowdfunding_cost_currency'),
    /** In the currency of the cost; only for pieces of custom orders. */
    delivery_charge: amount('delivery_charge'),
    insurance_charge: amount('insurance_charge'),
    status: text({ enum: ['not_started', 'in_progress', 'completed', 'shipped', 'delivered'] }).notNull(),
    percent: integer().notNull().default(0),
    tracking_url: text(),
    tracking_number: text(),
    tracking_date: date({ mode: 'string' }),
    courier_company: text(),
    shipped_at: instant('shipped_at'),
    delivered_at: instant('delivered_at'),
    /** When it was removed from its request. */
    removed_at: instant('removed_at'),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('art_pieces_crowdfunding').on(table.crowdfunding_id, table.position),
    index('art_pieces_order').on(table.order_id, table.position),
    index('art_pieces_work').on(table.work_id),
  ],
);

/** Photographs of pieces; their images are marked `held`, so that the sweep keeps them. */
export const art_piece_images = pgTable(
  'art_piece_images',
  {
    image_id: text()
      .primaryKey()
      .references(() => images.id),
    piece_id: text()
      .notNull()
      .references(() => art_pieces.id),
    /** Preserves upload order. */
    place: bigserial({ mode: 'number' }).notNull(),
    kind: text({ enum: ['progress', 'completed', 'delivery'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('art_piece_images_piece').on(table.piece_id, table.place)],
);

/** Comments of seller and buyer on a piece; immutable. */
export const art_piece_comments = pgTable(
  'art_piece_comments',
  {
    id: text().primaryKey(),
    piece_id: text()
      .notNull()
      .references(() => art_pieces.id),
    /** Orders comments of the same instant. */
    place: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    author_kind: text({ enum: ['seller', 'buyer'] }).notNull(),
    author_name: text().notNull(),
    comment: text().notNull(),
  },
  (table) => [index('art_piece_comments_piece').on(table.piece_id, table.place)],
);
