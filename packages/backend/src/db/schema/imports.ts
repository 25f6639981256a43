/** Spreadsheet imports into the library. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageValue } from '../../messages/messages.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { images, works } from './library.ts';

/** An untranslated message: its key and values. */
export interface StoredWording {
  key: string;
  values?: Record<string, MessageValue> | undefined;
}

/** A note about a row. */
export interface StoredNote extends StoredWording {
  code: 'in_library' | 'twice_in_sheet' | 'image_missing' | 'image_twice' | 'changed' | 'in_use' | 'committed';
  work_id: string | null;
}

/** Defaults for what the sheet does not specify. */
export interface ImportSettings {
  currency: 'USD' | 'JPY';
  size_unit: 'cm' | 'in' | 'mm';
  weight_unit: 'kg' | 'lb';
  size_order: 'width_height' | 'height_width';
  category_id?: string;
  /** Decimal separator if neither the cell nor its column determines it. */
  decimal_sign?: 'point' | 'comma';
}

/** Facts derived from all cells of a column. */
export interface ColumnFacts {
  /** Decimal separator; "open" if "2.000" may be two or two thousand; null if no number has a separator. */
  decimal_sign: 'point' | 'comma' | 'open' | null;
  /** Currencies named in cells. */
  currencies: ('JPY' | 'USD' | 'other')[];
  /** True if some number names no currency. */
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
    /** A few sample cells of each column, for display. */
    samples: jsonb().$type<string[][]>().notNull(),
    /** Facts about all cells per column; empty until every row has been read. */
    facts: jsonb().$type<ColumnFacts[]>().notNull().default([]),
    /** Decimal separator of the file's numeric cells; null if it only has texts. */
    decimal_sign: text({ enum: ['point'] }),
    row_count: integer().notNull(),
    /** Field assigned to each column. */
    columns: jsonb().$type<{ column: number; field: string }[]>().notNull(),
    settings: jsonb().$type<ImportSettings>(),
    /** Records chosen for names in the sheet that match none. */
    names: jsonb().$type<{ field: NameField; text: string; record_id: string }[]>().notNull(),
    /** Why it stopped without the user; null if it did not. */
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
    /** Row number in the sheet. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** The user's corrections of cells, by field. */
    fixes: jsonb().$type<Record<string, string>>().notNull(),
    state: text({ enum: ['unchecked', 'good', 'wrong', 'left_out', 'imported', 'kept', 'undone'] }).notNull(),
    /** Errors by field of the sheet. */
    errors: jsonb().$type<Record<string, StoredWording[]>>().notNull(),
    notes: jsonb().$type<StoredNote[]>().notNull(),
    /** Names that match no record; null if there are none. */
    unknown_names: jsonb().$type<{ field: NameField; text: string }[]>(),
    /** File names of its photographs; null if it names none. */
    image_names: jsonb().$type<string[]>(),
    /** Rows with the same title, artist and year have the same value. */
    identity: text(),
    work_id: text().references(() => works.id),
    /** Version of the work created by the import; another version means it was changed since. */
    work_version: integer(),
  },
  (table) => [
    primaryKey({ name: 'import_rows_key', columns: [table.import_id, table.number] }),
    index('import_rows_state').on(table.import_id, table.state, table.number),
    index('import_rows_identity').on(table.import_id, table.identity),
  ],
);

/** Photographs uploaded with a sheet, waiting for the row that names them. */
export const import_images = pgTable(
  'import_images',
  {
    import_id: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    image_id: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** The file name, normalised for comparison. */
    name_key: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'import_images_key', columns: [table.import_id, table.image_id] }),
    index('import_images_name').on(table.import_id, table.name_key),
    uniqueIndex('import_images_image').on(table.image_id),
  ],
);
