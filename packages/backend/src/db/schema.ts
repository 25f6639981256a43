/**
 * The tables, for PGlite and PostgreSQL alike. Migrations are generated from here: `npm run db:generate`.
 * Every text that is sorted is compared by code point ("C"), so that both databases give the same order.
 */
import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const bytes = (name: string) => bigint(name, { mode: 'number' });

/** A role as single sign-on knows it (001 section 6). */
export interface Role {
  name: string;
  permissions: { name: string }[];
}

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  roles: jsonb().$type<Role[]>().notNull(),
  /** The open step of signing up: 1 services, 2 payment (001 section 2). */
  current_step_no: integer().$type<1 | 2>(),
  change_password_at_login: boolean().notNull().default(false),
  created_at: instant('created_at').notNull().defaultNow(),
  last_seen_at: instant('last_seen_at'),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expiry').on(table.expires_at)],
);

/** Sign-ins that failed, or are being checked, by email and address. */
export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    id: text().primaryKey(),
    /** SHA-256 of email and address. */
    subject: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_in_attempts_subject').on(table.subject, table.at)],
);

/** The disk-quota agreement (000 section 4). Its row is also the lock that a seller's writes queue on. */
export const agreements = pgTable('agreements', {
  seller_id: text()
    .primaryKey()
    .references(() => users.id),
  subscription_type: text({ enum: ['Free', 'Paid'] }).notNull(),
  agreement_end_date: date({ mode: 'string' }).notNull(),
  payment_status: text({ enum: ['paid', 'unpaid'] }).notNull(),
  quota_bytes: bytes('quota_bytes').notNull(),
  /** The sum of `images.bytes` of the seller, kept in the transaction that changes it. */
  used_bytes: bytes('used_bytes').notNull().default(0),
});

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
  name_en: text().notNull(),
  name_ja: text().notNull(),
  position: integer().notNull(),
});

export const works = pgTable(
  'works',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
    category_id: text()
      .notNull()
      .references(() => categories.id),
    artist_name: text(),
    year: integer(),
    medium: text(),
    description: text(),
    width: numeric({ precision: 8, scale: 2, mode: 'number' }),
    height: numeric({ precision: 8, scale: 2, mode: 'number' }),
    depth: numeric({ precision: 8, scale: 2, mode: 'number' }),
    size_unit: text({ enum: ['cm', 'in'] }).notNull(),
    for_sale: boolean().notNull(),
    sale_cost_amount: numeric({ precision: 12, scale: 2 }),
    sale_cost_currency: text({ enum: ['USD', 'JPY'] }),
    for_rent: boolean().notNull(),
    rental_cost_amount: numeric({ precision: 12, scale: 2 }),
    rental_cost_currency: text({ enum: ['USD', 'JPY'] }),
    status: text({ enum: ['for_sale', 'to_rent', 'for_sale_or_rent', 'needs_attention', 'not_offered'] }).notNull(),
    attention: jsonb().$type<('price_missing' | 'rental_cost_missing' | 'picture_missing')[]>().notNull(),
    /** What search looks through, folded as the words searched for are. */
    search_text: text().notNull(),
    title_key: sortKey('title_key').notNull(),
    artist_key: sortKey('artist_key'),
    /** The sale cost in US dollars, to put yen and dollars in one order. */
    sale_cost_key: numeric({ precision: 14, scale: 4 }),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    deleted_at: instant('deleted_at'),
  },
  (table) => {
    const live = isNull(table.deleted_at);
    // Made anew for each index: drizzle writes the direction into the column it is given.
    const newest = () => [table.created_at.desc(), table.id.desc()] as const;
    const { seller_id } = table;
    return [
      index('works_created')
        .on(seller_id, ...newest())
        .where(live),
      index('works_title_up')
        .on(seller_id, table.title_key.asc(), ...newest())
        .where(live),
      index('works_title_down')
        .on(seller_id, table.title_key.desc().nullsLast(), ...newest())
        .where(live),
      index('works_artist_up')
        .on(seller_id, table.artist_key.asc(), ...newest())
        .where(live),
      index('works_artist_down')
        .on(seller_id, table.artist_key.desc().nullsLast(), ...newest())
        .where(live),
      index('works_year_up')
        .on(seller_id, table.year.asc(), ...newest())
        .where(live),
      index('works_year_down')
        .on(seller_id, table.year.desc().nullsLast(), ...newest())
        .where(live),
      index('works_cost_up')
        .on(seller_id, table.sale_cost_key.asc(), ...newest())
        .where(live),
      index('works_cost_down')
        .on(seller_id, table.sale_cost_key.desc().nullsLast(), ...newest())
        .where(live),
      index('works_selection')
        .on(seller_id, table.status, table.type, ...newest())
        .where(live),
      index('works_deleted')
        .on(seller_id, table.deleted_at.desc(), table.id.desc())
        .where(sql`${table.deleted_at} is not null`),
    ];
  },
);

/** How many works a seller has, by what a list can be narrowed to. A trigger on `works` keeps it. */
export const work_counts = pgTable(
  'work_counts',
  {
    seller_id: text().notNull(),
    type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
    status: text({ enum: ['for_sale', 'to_rent', 'for_sale_or_rent', 'needs_attention', 'not_offered'] }).notNull(),
    deleted: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller_id, table.type, table.status, table.deleted] })],
);

export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    /** Null while the photograph waits for a save to name it. */
    work_id: text().references(() => works.id),
    position: integer().notNull().default(0),
    /** 128 random bits: the folder of the files and the part of their address nobody can guess. */
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** All files of the photograph together. */
    bytes: bytes('bytes').notNull(),
    file_name: text().notNull(),
    placeholder: text().notNull(),
    /** Narrow first; the last is the full size. */
    files: jsonb().$type<{ name: string; width: number }[]>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('images_key').on(table.key),
    index('images_work').on(table.work_id, table.position),
    index('images_waiting').on(table.created_at).where(sql`${table.work_id} is null`),
  ],
);

export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
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

/** One row: what the house has set for every client (001 section 9). */
export const site_settings = pgTable('site_settings', {
  id: integer().primaryKey(),
  applicable_currency: text({ enum: ['USD', 'JPY'] }).notNull(),
  service_charge_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  usd_jpy_rate: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
  usd_jpy_rate_date: date({ mode: 'string' }).notNull(),
  /** How many works of the demo hang; null where there is no demo. A start that was cut short goes on from here. */
  demo_works: integer(),
});
