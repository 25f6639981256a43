/** Spreadsheets on their way into the library. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageValue } from '../../messages/messages.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { images, works } from './library.ts';

/** A message without a language, as it is kept: its key and what is filled in. */
export interface StoredWording {
  key: string;
  values?: Record<string, MessageValue> | undefined;
}

/** Something to know of a row. */
export interface StoredNote extends StoredWording {
  code: 'in_library' | 'twice_in_sheet' | 'image_missing' | 'image_twice' | 'changed' | 'in_use' | 'committed';
  work_id: string | null;
}

/** What holds where the sheet says nothing. */
export interface ImportSettings {
  currency: 'USD' | 'JPY';
  size_unit: 'cm' | 'in' | 'mm';
  weight_unit: 'kg' | 'lb';
  size_order: 'width_height' | 'height_width';
  category_id?: string;
  /** What parts the decimals where neither a cell nor its column says it. */
  decimal_sign?: 'point' | 'comma';
}

/** What all cells of a column say together. */
export interface ColumnFacts {
  /** What parts the decimals; "open" where "2.000" may be two or two thousand; null where no number has a sign. */
  decimal_sign: 'point' | 'comma' | 'open' | null;
  /** Currencies that cells name. */
  currencies: ('JPY' | 'USD' | 'other')[];
  /** Whether a cell has a number and names no currency. */
  bare: boolean;
}

export type NameField = 'category' | 'sub_category' | 'frame_material' | 'frame_vendor' | 'refund_policy';

export const imports = pgTable(
  'imports',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    file_name: text().notNull(),
    status: text({
      enum: ['receiving', 'columns', 'checking', 'checked', 'importing', 'stopped', 'imported', 'undoing', 'undone'],
    }).notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    /** A few cells of each column, to know it by. */
    samples: jsonb().$type<string[][]>().notNull(),
    /** What all cells of each column say; none until every row is there. */
    facts: jsonb().$type<ColumnFacts[]>().notNull().default([]),
    /** What parts the decimals of the file's own numbers; null where it has texts only. */
    decimal_sign: text({ enum: ['point'] }),
    row_count: integer().notNull(),
    /** Which field each column is. */
    columns: jsonb().$type<{ column: number; field: string }[]>().notNull(),
    settings: jsonb().$type<ImportSettings>(),
    /** What the sheet's names stand for, where they are nobody's. */
    names: jsonb().$type<{ field: NameField; text: string; record_id: string }[]>().notNull(),
    /** Why it stopped by itself; null where it did not. */
    stopped_because: jsonb().$type<StoredWording>(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('imports_seller').on(table.seller_id, table.created_at.desc()),
    index('imports_running').on(table.updated_at).where(sql`${table.status} in ('checking', 'importing', 'undoing')`),
  ],
);

export const import_rows = pgTable(
  'import_rows',
  {
    import_id: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The row in the sheet. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** What the person wrote over the cells, by field. */
    fixes: jsonb().$type<Record<string, string>>().notNull(),
    state: text({ enum: ['unchecked', 'good', 'wrong', 'left_out', 'imported', 'kept', 'undone'] }).notNull(),
    /** What is wrong, by field of the sheet. */
    errors: jsonb().$type<Record<string, StoredWording[]>>().notNull(),
    notes: jsonb().$type<StoredNote[]>().notNull(),
    /** Names that nothing is known by; null where there are none. */
    unknown_names: jsonb().$type<{ field: NameField; text: string }[]>(),
    /** Names of its photographs' files; null where it names none. */
    image_names: jsonb().$type<string[]>(),
    /** Rows of the same title, artist and year say the same. */
    identity: text(),
    work_id: text().references(() => works.id),
    /** The version of the work that the import made: another one was changed since. */
    work_version: integer(),
  },
  (table) => [
    primaryKey({ name: 'import_rows_key', columns: [table.import_id, table.number] }),
    index('import_rows_state').on(table.import_id, table.state, table.number),
    index('import_rows_identity').on(table.import_id, table.identity),
  ],
);

/** Photographs that came with a sheet and wait for the row that names them. */
export const import_images = pgTable(
  'import_images',
  {
    import_id: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    image_id: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** The file's name as names of files are compared. */
    name_key: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'import_images_key', columns: [table.import_id, table.image_id] }),
    index('import_images_name').on(table.import_id, table.name_key),
    uniqueIndex('import_images_image').on(table.image_id),
  ],
);
