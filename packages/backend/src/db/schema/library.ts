/** The art library: works, their photographs and what they are filed under. */
import { isNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, instant, sortKey } from './columns.ts';

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
