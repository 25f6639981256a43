/** The art library: works, their photographs and master data. */
import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, bytes, currency, instant, sortKey } from './columns.ts';

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
  name_en: text().notNull(),
  name_ja: text().notNull(),
  position: integer().notNull(),
});

const names = { name_en: text().notNull(), name_ja: text().notNull(), position: integer().notNull() };

export const sub_categories = pgTable(
  'sub_categories',
  {
    id: text().primaryKey(),
    category_id: text()
      .notNull()
      .references(() => categories.id),
    ...names,
  },
  (table) => [index('sub_categories_category').on(table.category_id, table.position)],
);

export const frame_materials = pgTable('frame_materials', { id: text().primaryKey(), ...names });

/** Return and refund policies, as shown to people. */
export const policies = pgTable('policies', {
  id: text().primaryKey(),
  kind: text({ enum: ['return', 'refund'] }).notNull(),
  ...names,
  text_en: text().notNull(),
  text_ja: text().notNull(),
});

export const frame_vendors = pgTable('frame_vendors', {
  id: text().primaryKey(),
  ...names,
  /** ISO 3166-1. */
  country: text().notNull(),
});

/** The frames of the vendors, with the size of their opening. */
export const frame_stock = pgTable(
  'frame_stock',
  {
    id: text().primaryKey(),
    vendor_id: text()
      .notNull()
      .references(() => frame_vendors.id),
    material_id: text()
      .notNull()
      .references(() => frame_materials.id),
    width: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    height: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    size_unit: text({ enum: ['cm', 'in'] }).notNull(),
    price_amount: amount('price_amount').notNull(),
    price_currency: currency('price_currency').notNull(),
    in_stock: integer().notNull(),
  },
  (table) => [index('frame_stock_vendor').on(table.vendor_id, table.material_id)],
);

export const works = pgTable(
  'works',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    /** The reading of the title in kana. */
    title_reading: text(),
    type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
    category_id: text()
      .notNull()
      .references(() => categories.id),
    artist_name: text(),
    /** The reading of the artist's name; null without an artist. */
    artist_reading: text(),
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
    sub_category_id: text().references(() => sub_categories.id),
    pieces: integer().notNull().default(1),
    frame_height: numeric({ precision: 8, scale: 2, mode: 'number' }),
    weight_without_frame: numeric({ precision: 8, scale: 2, mode: 'number' }),
    weight_with_frame: numeric({ precision: 8, scale: 2, mode: 'number' }),
    weight_unit: text({ enum: ['kg', 'lb'] })
      .notNull()
      .default('kg'),
    washable: boolean().notNull().default(false),
    wash_guide: text(),
    frame_material_id: text().references(() => frame_materials.id),
    frame_vendor_id: text().references(() => frame_vendors.id),
    discount_percentage: numeric({ precision: 5, scale: 2, mode: 'number' }),
    discount_start_date: date({ mode: 'string' }),
    discount_end_date: date({ mode: 'string' }),
    minimum_rental_months: integer(),
    maximum_rental_months: integer(),
    rent_renewal: boolean().notNull().default(false),
    deposit_cost_amount: amount('deposit_cost_amount'),
    deposit_cost_currency: currency('deposit_cost_currency'),
    refund_policy_id: text().references(() => policies.id),
    /** Null if the seller was never asked. */
    return_policy_accepted: boolean(),
    internationally_acceptable: boolean().notNull().default(false),
    international_agreement_accepted: boolean().notNull().default(false),
    commitment_accepted: boolean().notNull().default(false),
    /** End of the commitment to keep it published (001 section 9); null unless it is published and committed. */
    committed_until: instant('committed_until'),
    /** Derived from the size, else from the cover; used by filters. */
    orientation: text({ enum: ['portrait', 'landscape', 'square'] }),
    size_class: text({ enum: ['small', 'medium', 'large', 'extra_large'] }),
    status: text({ enum: ['for_sale', 'to_rent', 'for_sale_or_rent', 'needs_attention', 'not_offered'] }).notNull(),
    attention: jsonb().$type<('price_missing' | 'rental_cost_missing' | 'picture_missing')[]>().notNull(),
    /** The text that search matches, normalised like the query. */
    search_text: text().notNull(),
    /** Sort keys, from the readings if there are any. */
    title_key: sortKey('title_key').notNull(),
    artist_key: sortKey('artist_key'),
    /** Title, artist and year without readings; equal for likely duplicates (products/derived.ts). */
    identity: text().notNull(),
    /** The sale cost in US dollars, for sorting across currencies. */
    sale_cost_key: numeric({ precision: 14, scale: 4 }),
    /** The same for the monthly rent. */
    rental_cost_key: numeric({ precision: 14, scale: 4 }),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    deleted_at: instant('deleted_at'),
  },
  (table) => {
    const live = isNull(table.deleted_at);
    // Created per index: drizzle stores the direction in the column object.
    const newest = () => [table.created_at.desc(), table.id.desc()] as const;
    const { seller_id } = table;
    return [
      index('works_created')
        .on(seller_id, ...newest())
        .where(live),
      index('works_updated').on(seller_id, table.updated_at.desc(), table.id.desc()).where(live),
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
      index('works_rent_up')
        .on(seller_id, table.rental_cost_key.asc(), ...newest())
        .where(live),
      index('works_rent_down')
        .on(seller_id, table.rental_cost_key.desc().nullsLast(), ...newest())
        .where(live),
      index('works_price').on(seller_id, table.sale_cost_currency, table.sale_cost_amount).where(live),
      index('works_selection')
        .on(seller_id, table.status, table.type, ...newest())
        .where(live),
      index('works_category')
        .on(seller_id, table.category_id, ...newest())
        .where(live),
      index('works_sub_category')
        .on(seller_id, table.sub_category_id, ...newest())
        .where(live),
      index('works_size')
        .on(seller_id, table.size_class, ...newest())
        .where(live),
      index('works_orientation')
        .on(seller_id, table.orientation, ...newest())
        .where(live),
      index('works_identity').on(seller_id, table.identity).where(live),
      index('works_deleted')
        .on(seller_id, table.deleted_at.desc(), table.id.desc())
        .where(sql`${table.deleted_at} is not null`),
    ];
  },
);

/** The n-grams of each work's `search_text` (products/folding.ts), with which a search preselects works. */
export const work_grams = pgTable(
  'work_grams',
  {
    work_id: text()
      .primaryKey()
      .references(() => works.id),
    grams: text().array().notNull(),
  },
  (table) => [index('work_grams_found').using('gin', table.grams)],
);

/**
 * Number of a seller's works by filter values; a missing value is an empty text. Maintained by triggers on `works`.
 */
export const work_counts = pgTable(
  'work_counts',
  {
    seller_id: text().notNull(),
    type: text({ enum: ['art', 'photo', 'design', 'frame'] }).notNull(),
    status: text({ enum: ['for_sale', 'to_rent', 'for_sale_or_rent', 'needs_attention', 'not_offered'] }).notNull(),
    deleted: boolean().notNull(),
    category_id: text().notNull().default(''),
    sub_category_id: text().notNull().default(''),
    size_class: text().notNull().default(''),
    orientation: text().notNull().default(''),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'work_counts_key',
      columns: [
        table.seller_id,
        table.deleted,
        table.type,
        table.status,
        table.category_id,
        table.sub_category_id,
        table.size_class,
        table.orientation,
      ],
    }),
  ],
);

/** Incremented by every change to a seller's works; cached counts are valid while it is unchanged. */
export const library_stamps = pgTable('library_stamps', {
  seller_id: text().primaryKey(),
  stamp: bigint({ mode: 'number' }).notNull(),
});

export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    /** Null until a save names the photograph. */
    work_id: text().references(() => works.id),
    /** True if an art piece or a crowdfunding request uses it, so that the sweep does not delete it. */
    held: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    /** 128 random bits: the folder of the files, which makes their URLs unguessable. */
    key: text().notNull(),
    /** Where the files are stored: `disk`, the operator's `bucket`, or the id of a seller's bucket. */
    place: text().notNull().default('disk'),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The size of all its files together. */
    bytes: bytes('bytes').notNull(),
    file_name: text().notNull(),
    placeholder: text().notNull(),
    /** Alternative texts. */
    alt_en: text(),
    alt_ja: text(),
    /** Perceptual hash (images/look.ts); null until it has been calculated. */
    look_bits: bigint({ mode: 'bigint' }),
    look_colour: integer(),
    /** Sorted by width; the last is the full size. */
    files: jsonb().$type<{ name: string; width: number }[]>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('images_key').on(table.key),
    index('images_work').on(table.work_id, table.position),
    index('images_looks').on(table.seller_id, table.look_bits).where(sql`${table.work_id} is not null`),
    index('images_unseen')
      .on(table.seller_id, table.id)
      .where(sql`${table.look_colour} is null and ${table.work_id} is not null`),
    index('images_waiting').on(table.created_at).where(sql`${table.work_id} is null and not ${table.held}`),
  ],
);
