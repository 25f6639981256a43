/**
 * Orders to buy, rent and make, and the buyers. Custom orders share `orders` (kind `custom`); their extra columns are
 * in pieces.ts.
 */
import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, currency, instant } from './columns.ts';
import { works } from './library.ts';

const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** Delivery address as given with the order; later changes to the buyer's record do not affect it. */
export interface DeliveryAddress {
  name: string;
  address_line_1: string;
  address_line_2: string | null;
  city: string;
  state: string | null;
  pin_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string | null;
}

/** The buyer as given with the order; unaffected by the same person's later orders. */
export interface OrderBuyer {
  kind: 'personal' | 'company';
  first_name: string;
  last_name: string;
  company: string | null;
  email: string;
  /** Language of emails to them. */
  language: 'en' | 'ja';
}

/** A buyer of a seller, identified by lower-case email; the other columns are from the latest order. */
export const buyers = pgTable(
  'buyers',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['personal', 'company'] }).notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    company: text(),
    email: text().notNull(),
    language: text({ enum: ['en', 'ja'] }).notNull(),
    delivery_address: jsonb().$type<DeliveryAddress>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('buyers_seller').on(table.seller_id, table.email)],
);

/** Order numbers, shared by all kinds and sellers. */
export const order_numbers = pgSequence('order_numbers', { startWith: 1001 });

/** The ten statuses, verbatim (000 section 4). */
export const orderStatuses = [
  'Purchase Request',
  'Payment Requested',
  'Payment',
  'Order Confirmed',
  'Shipped',
  'Delivered',
  'Return Request',
  'Rejected',
  'Order Cancelled',
  'Closed',
] as const;

export const orderKinds = ['buy', 'rent', 'custom'] as const;

/** Progress of a custom order (001 section 4). */
export const customStages = [
  'placed',
  'auction_applied',
  'artist_accepted',
  'artist_not_accepted',
  'in_progress',
  'completed',
] as const;

/**
 * An order. Every amount is in `currency`; derived amounts (discounts, tax, totals) are calculated by `orderAmounts` of
 * the shared rules.
 */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** Displayed number, such as `SA-001042`. */
    number: text().notNull().unique(),
    kind: text({ enum: orderKinds }).notNull(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    buyer_id: text()
      .notNull()
      .references(() => buyers.id),
    buyer: jsonb().$type<OrderBuyer>().notNull(),
    /** Null for a custom order whose piece is not yet a work. */
    work_id: text().references(() => works.id),
    /** The work's title at the time of the order. */
    title: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /**
     * For custom orders: the step of 001 section 4; together with the status it is one state of processes/custom.ts.
     */
    stage: text({ enum: customStages }),
    /** For custom orders: the date by which the buyer needs it. */
    needed_by: date({ mode: 'string' }),
    /** True if the next step is the seller's. */
    needs_seller: boolean().notNull(),
    delivery_address: jsonb().$type<DeliveryAddress>().notNull(),
    /** True if it leaves the seller's country. */
    international: boolean().notNull(),
    /** The buyer's note on the request. */
    buyer_note: text(),

    currency: currency('currency').notNull(),
    /** The work's price at the time of the order, after its own discount; for rent, per month. */
    unit_price_amount: amount('unit_price_amount').notNull(),
    /** For rent, the months of the first term; else 1. */
    units: integer().notNull(),
    event_discount: text({ enum: ['none', 'requested', 'accepted', 'rejected'] }).notNull(),
    /** The occasion for the discount, as entered by the buyer. */
    event_name: text(),
    event_discount_percent: percent('event_discount_percent').notNull(),
    service_charge_percent: percent('service_charge_percent').notNull(),
    tax_percent: percent('tax_percent').notNull(),
    /** Null until the seller has set them. */
    delivery_charge_amount: amount('delivery_charge_amount'),
    insurance_charge_amount: amount('insurance_charge_amount'),
    /** Only for rent. */
    deposit_amount: amount('deposit_amount'),
    /** Yen per US dollar at the time of the order. */
    usd_jpy_rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
    /** The buyer's total in US dollars, for sorting across currencies. */
    total_key: numeric({ precision: 20, scale: 4 }).notNull(),
    /** The total in either currency, at the order's exchange rate; used by amount filters. */
    total_usd: numeric({ precision: 20, scale: 2 }).notNull().generatedAlwaysAs(sql`round(total_key, 2)`),
    total_jpy: numeric({ precision: 20, scale: 0 }).notNull().generatedAlwaysAs(sql`round(total_key * usd_jpy_rate)`),

    payment_method: text({ enum: ['card', 'wallet', 'bank_transfer'] }),
    payment_status: text({ enum: ['none', 'pending', 'confirmed', 'refunded'] }).notNull(),
    /** Reference of the payment at the payment provider. */
    payment_reference: text(),
    payment_requested_at: instant('payment_requested_at'),
    /** When the open payment expires. */
    payment_due_at: instant('payment_due_at'),
    paid_at: instant('paid_at'),
    confirmed_at: instant('confirmed_at'),

    tracking_url: text(),
    tracking_number: text(),
    tracking_date: date({ mode: 'string' }),
    courier_company: text(),
    shipped_at: instant('shipped_at'),
    delivered_at: instant('delivered_at'),
    /** End of the period in which the buyer may request a return. */
    return_until: instant('return_until'),
    closed_at: instant('closed_at'),

    /** For rent: the bounds of a term, copied from the work at the time of the order. Null: no bound. */
    minimum_rental_months: integer(),
    maximum_rental_months: integer(),
    /** For rent: whether the seller allows renewals. */
    rent_renewal: boolean().notNull().default(false),
    lease_status: text({ enum: ['not_started', 'under_lease', 'renewed', 'expired', 'returned'] }),
    lease_starts_at: instant('lease_starts_at'),
    lease_ends_at: instant('lease_ends_at'),

    /** Normalised search text, and its trigrams for the index (products/folding.ts). */
    search_text: text().notNull(),
    search_grams: text().array().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => {
    const { seller_id, kind } = table;
    // Created per index: drizzle stores the direction in the column object.
    const newest = () => [table.created_at.desc(), table.id.desc()] as const;
    return [
      index('orders_created').on(seller_id, kind, ...newest()),
      index('orders_status').on(seller_id, kind, table.status, ...newest()),
      index('orders_changed').on(seller_id, kind, table.updated_at.desc(), table.id.desc()),
      index('orders_total_up').on(seller_id, kind, table.total_key.asc(), ...newest()),
      index('orders_total_down').on(seller_id, kind, table.total_key.desc(), ...newest()),
      // Includes the date, so that filters by date and amount are counted from the index alone.
      index('orders_usd').on(seller_id, kind, table.total_usd, table.created_at),
      index('orders_jpy').on(seller_id, kind, table.total_jpy, table.created_at),
      index('orders_number').on(seller_id, kind, table.number).where(sql`${table.kind} = 'custom'`),
      index('orders_needed')
        .on(seller_id, kind, table.needed_by, ...newest())
        .where(sql`${table.kind} = 'custom'`),
      index('orders_needed_down')
        .on(seller_id, kind, table.needed_by.desc(), ...newest())
        .where(sql`${table.kind} = 'custom'`),
      index('orders_stage')
        .on(seller_id, kind, table.stage, ...newest())
        .where(sql`${table.kind} = 'custom'`),
      index('orders_needs')
        .on(seller_id, kind, ...newest())
        .where(sql`${table.needs_seller}`),
      index('orders_waiting')
        .on(seller_id, kind, table.updated_at.desc(), table.id.desc())
        .where(sql`${table.needs_seller}`),
      index('orders_search').using('gin', table.search_grams),
      index('orders_work').on(table.work_id, table.status),
      index('orders_buyer').on(seller_id, table.buyer_id, kind, ...newest()),
      index('orders_payment_due').on(table.payment_due_at).where(isNotNull(table.payment_due_at)),
      index('orders_return_until').on(table.return_until).where(sql`${table.status} = 'Delivered'`),
      index('orders_lease_end').on(table.lease_ends_at).where(sql`${table.lease_status} in ('under_lease', 'renewed')`),
    ];
  },
);

/** Deadline reminders sent to sellers: once per deadline; a moved deadline is a new one. */
export const order_reminders = pgTable(
  'order_reminders',
  {
    order_id: text()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['payment', 'return', 'lease'] }).notNull(),
    due_at: instant('due_at').notNull(),
    reminded_at: instant('reminded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.kind, table.due_at] })],
);

/** Returns by buyers, after purchase or rental; an order's latest one counts. */
export const order_returns = pgTable(
  'order_returns',
  {
    id: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    status: text({
      enum: [
        'requested',
        'accepted',
        'rejected',
        'shipped',
        'item_received',
        'refunded',
        'deposit_refunded',
        'deposit_forfeited',
        'settled',
      ],
    }).notNull(),
    reason: text().notNull(),
    /** The seller's reason for rejecting it. */
    rejection_reason: text(),
    tracking_number: text(),
    courier_company: text(),
    condition: text({ enum: ['as_sent', 'worn', 'damaged', 'incomplete'] }),
    condition_note: text(),
    /** For rent: who gets the deposit. */
    deposit: text({ enum: ['refunded', 'forfeited_to_seller', 'forfeited_to_buyer'] }),
    /** The part of the deposit the seller keeps, in the order's currency. */
    deposit_kept_amount: amount('deposit_kept_amount'),
    requested_at: instant('requested_at').notNull(),
    answered_at: instant('answered_at'),
    shipped_at: instant('shipped_at'),
    received_at: instant('received_at'),
  },
  (table) => [index('order_returns_order').on(table.order_id, table.requested_at.desc(), table.id.desc())],
);

export const cancellationCauses = ['rejected', 'by_seller', 'by_buyer', 'by_super_admin', 'payment_lapsed'] as const;

export const refundStatuses = ['due', 'refunded'] as const;

/** Failed orders (Order Cancelled, Rejected). */
export const order_cancellations = pgTable(
  'order_cancellations',
  {
    id: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    cause: text({ enum: cancellationCauses }).notNull(),
    reason: text(),
    cancelled_at: instant('cancelled_at').notNull(),
    /** Filter columns, copied from the order and its refund by triggers (decision 40). */
    kind: text({ enum: orderKinds }).notNull().default('buy'),
    needs_seller: boolean().notNull().default(false),
    total_usd: numeric({ precision: 20, scale: 2 }).notNull().default('0'),
    total_jpy: numeric({ precision: 20, scale: 0 }).notNull().default('0'),
    /** Status of the refund; null if nothing was paid. */
    refund_status: text({ enum: refundStatuses }),
  },
  (table) => {
    const { seller_id } = table;
    const latest = () => [table.cancelled_at.desc(), table.id.desc()] as const;
    return [
      uniqueIndex('order_cancellations_order').on(table.order_id),
      index('order_cancellations_seller').on(seller_id, ...latest()),
      index('order_cancellations_kind').on(seller_id, table.kind, ...latest()),
      index('order_cancellations_cause').on(seller_id, table.cause, ...latest()),
      index('order_cancellations_refund').on(seller_id, table.refund_status, ...latest()),
      index('order_cancellations_needs')
        .on(seller_id, ...latest())
        .where(sql`${table.needs_seller}`),
      index('order_cancellations_usd').on(seller_id, table.total_usd, table.cancelled_at),
      index('order_cancellations_jpy').on(seller_id, table.total_jpy, table.cancelled_at),
    ];
  },
);

/** Refunds to a buyer, in the order's currency. */
export const order_refunds = pgTable(
  'order_refunds',
  {
    id: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    cause: text({ enum: ['cancellation', 'return', 'deposit'] }).notNull(),
    amount: amount('amount').notNull(),
    currency: currency('currency').notNull(),
    /** The part the seller had received; the rest was the operator's. */
    seller_share_amount: amount('seller_share_amount').notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    reference_number: text(),
    due_at: instant('due_at').notNull(),
    refunded_at: instant('refunded_at'),
  },
  (table) => [
    index('order_refunds_order').on(table.order_id, table.due_at, table.id),
    index('order_refunds_open').on(table.seller_id, table.order_id).where(sql`${table.status} = 'due'`),
  ],
);

/** Additional terms booked by the buyer of a rented work. */
export const lease_renewals = pgTable(
  'lease_renewals',
  {
    id: text().primaryKey(),
    order_id: text()
      .notNull()
      .references(() => orders.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    months: integer().notNull(),
    /** Price of the term, including tax. */
    total_amount: amount('total_amount').notNull(),
    amount_received_amount: amount('amount_received_amount').notNull(),
    currency: currency('currency').notNull(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    renewed_at: instant('renewed_at').notNull(),
  },
  (table) => [index('lease_renewals_order').on(table.order_id, table.starts_at)],
);

export const ledgerDirections = ['credit', 'expense'] as const;

export const ledgerCauses = ['sale', 'rent', 'custom', 'renewal', 'deposit_forfeited', 'refund'] as const;

/** A seller's earnings and refunds: immutable. */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    order_id: text().references(() => orders.id),
    direction: text({ enum: ledgerDirections }).notNull(),
    cause: text({ enum: ledgerCauses }).notNull(),
    amount: amount('amount').notNull(),
    currency: currency('currency').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ledger_entries_seller').on(table.seller_id, table.direction, table.at, table.id),
    index('ledger_entries_order').on(table.order_id),
  ],
);
