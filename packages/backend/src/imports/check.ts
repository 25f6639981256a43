/** Checks rows and stores their errors and notes. */
import { fileKey } from '@smart-art/openapi/rules';
import { and, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { import_images, import_rows, type StoredNote, works } from '../db/schema/index.ts';
import { identityOf } from '../products/derived.ts';
import { checkRow } from './check-row.ts';
import { decimalSign } from './column-facts.ts';
import { chosenNames, readDirectory } from './names.ts';
import { type Reader, readRow } from './read-row.ts';

import { type ImportRecord, type ImportRowRecord, textsOf } from './record.ts';

/** The reader for the rows of an import. */
export async function readerOf(tx: Queries, record: ImportRecord): Promise<Reader> {
  if (!record.settings) throw new Error(`import ${record.id} has no settings`);
  const { columns, facts, settings } = record;
  const columnOf = new Map(columns.map(({ column, field }) => [field, column]));
  return {
    directory: await readDirectory(tx),
    chosen: chosenNames(record),
    settings,
    decimalOf: (field) => decimalSign(facts, columnOf.get(field), settings.decimal_sign),
  };
}

/** A note if the row seems to duplicate an earlier row or a work. */
async function duplicateNotes(
  tx: Queries,
  record: ImportRecord,
  row: ImportRowRecord,
  identity: string,
): Promise<StoredNote[]> {
  const [earlier] = await tx
    .select({ number: import_rows.number })
    .from(import_rows)
    .where(
      and(
        eq(import_rows.import_id, record.id),
        eq(import_rows.identity, identity),
        lt(import_rows.number, row.number),
        notInArray(import_rows.state, ['left_out']),
      ),
    )
    .orderBy(import_rows.number)
    .limit(1);
  if (earlier) {
    return [{ code: 'twice_in_sheet', key: 'importTwiceInSheet', values: { row: earlier.number }, work_id: null }];
  }
  const [existing] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.seller_id, record.seller_id), eq(works.identity, identity), isNull(works.deleted_at)))
    .orderBy(works.created_at, works.id)
    .limit(1);
  return existing ? [{ code: 'in_library', key: 'importInLibrary', work_id: existing.id }] : [];
}

/** Notes on photographs that a row names but that were not uploaded. */
async function notesOnImages(tx: Queries, row: ImportRowRecord, names: readonly string[]): Promise<StoredNote[]> {
  if (names.length === 0) return [];
  const there = await tx
    .select({ key: import_images.name_key })
    .from(import_images)
    .where(and(eq(import_images.import_id, row.import_id), inArray(import_images.name_key, names.map(fileKey))));
  const keys = new Set(there.map(({ key }) => key));
  return names
    .filter((name) => !keys.has(fileKey(name)))
    .map((name) => ({ code: 'image_missing', key: 'importImageMissing', values: { name }, work_id: null }));
}

/** Checks a row again and stores the result. */
export async function checkAndSave(
  tx: Queries,
  record: ImportRecord,
  row: ImportRowRecord,
  reader: Reader,
): Promise<ImportRowRecord> {
  const read = readRow(textsOf(record, row), reader);
  const { errors, input } = await checkRow(tx, read);
  // A row without a title duplicates nothing.
  const identity = typeof input.title === 'string' ? identityOf(input.title, input.artist_name, input.year) : null;
  const isGood = Object.keys(errors).length === 0;
  const duplicates = isGood && identity !== null ? await duplicateNotes(tx, record, row, identity) : [];
  const notes = [...duplicates, ...(await notesOnImages(tx, row, read.imageNames))];
  const [saved] = await tx
    .update(import_rows)
    .set({
      state: row.state === 'left_out' ? 'left_out' : isGood ? 'good' : 'wrong',
      errors,
      notes,
      unknown_names: read.unknownNames.length > 0 ? read.unknownNames : null,
      image_names: read.imageNames.length > 0 ? read.imageNames : null,
      identity,
    })
    .where(and(eq(import_rows.import_id, row.import_id), eq(import_rows.number, row.number)))
    .returning();
  if (!saved) throw new Error(`row ${row.number} of ${row.import_id} is gone`);
  return saved;
}
