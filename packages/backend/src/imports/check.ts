/** Checks rows, writes down what is wrong with each and what is worth knowing. */
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

/** What the rows of an import are read by. */
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

/** Another work that this row seems to be. */
async function doubleOf(
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
  const [held] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.seller_id, record.seller_id), eq(works.identity, identity), isNull(works.deleted_at)))
    .orderBy(works.created_at, works.id)
    .limit(1);
  return held ? [{ code: 'in_library', key: 'importInLibrary', work_id: held.id }] : [];
}

/** Photographs that a row names and that are not there, or are another row's. */
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

/** Checks a row anew and writes down how it is. */
export async function checkAndKeep(
  tx: Queries,
  record: ImportRecord,
  row: ImportRowRecord,
  reader: Reader,
): Promise<ImportRowRecord> {
  const read = readRow(textsOf(record, row), reader);
  const { errors, input } = await checkRow(tx, read);
  // A row whose title is missing is like no other.
  const identity = typeof input.title === 'string' ? identityOf(input.title, input.artist_name, input.year) : null;
  const isGood = Object.keys(errors).length === 0;
  const doubles = isGood && identity !== null ? await doubleOf(tx, record, row, identity) : [];
  const notes = [...doubles, ...(await notesOnImages(tx, row, read.imageNames))];
  const [kept] = await tx
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
  if (!kept) throw new Error(`row ${row.number} of ${row.import_id} is gone`);
  return kept;
}
