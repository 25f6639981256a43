/** The user's input about a sheet: columns, names, photographs. */
import type { components } from '@smart-art/openapi/product';
import { fileKey } from '@smart-art/openapi/rules';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, import_images, import_rows, type StoredNote } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { nameKey, readDirectory } from './names.ts';
import { changeImport, type ImportRecord, mendable, requireStatus } from './record.ts';

type Reading = components['schemas']['ImportReading'];

const isRepeated = (values: readonly (string | number)[]) => new Set(values).size < values.length;

/** Stores the column assignment and has every row checked. @throws HttpError 409, 422 */
export async function readAs(
  tx: Queries,
  record: ImportRecord,
  { columns, settings, names = record.names }: Reading,
  now: Date,
): Promise<ImportRecord> {
  requireStatus(record, ['columns', 'checking', 'checked']);
  if (columns.some(({ column }) => column >= record.headers.length))
    throw invalidField('columns', 'importColumnUnknown');
  if (isRepeated(columns.map(({ column }) => column)) || isRepeated(columns.map(({ field }) => field))) {
    throw invalidField('columns', 'importColumnTwice');
  }
  if (!columns.some(({ field }) => field === 'title')) throw invalidField('columns', 'importTitleNeeded');
  const directory = await readDirectory(tx);
  const isKnown = (field: keyof typeof directory, id: string) => directory[field].some((one) => one.id === id);
  const { category_id } = settings;
  if (category_id !== undefined && !isKnown('category', category_id)) {
    throw invalidField('settings.category_id', 'categoryUnknown');
  }
  if (names.some(({ field, record_id }) => !isKnown(field, record_id))) {
    throw invalidField('names.record_id', 'importNameStandsForNothing');
  }
  const chosen = [...new Map(names.map((name) => [nameKey(name.field, name.text), name])).values()];
  await tx
    .update(import_rows)
    .set({ state: 'unchecked' })
    .where(and(eq(import_rows.import_id, record.id), notInArray(import_rows.state, ['left_out'])));
  return changeImport(tx, record, { columns, settings, names: chosen, status: 'checking', updated_at: now });
}

/** Removes "image missing" notes for photographs that have arrived. */
async function removeNotes(tx: Queries, { id }: ImportRecord, keys: ReadonlySet<string>): Promise<void> {
  const rows = await tx
    .select()
    .from(import_rows)
    .where(and(eq(import_rows.import_id, id), inArray(import_rows.state, ['good', 'wrong', 'left_out'])));
  const isOf = ({ code, values }: StoredNote) => code === 'image_missing' && keys.has(fileKey(String(values?.name)));
  for (const row of rows.filter(({ notes }) => notes.some(isOf))) {
    await tx
      .update(import_rows)
      .set({ notes: row.notes.filter((note) => !isOf(note)) })
      .where(and(eq(import_rows.import_id, id), eq(import_rows.number, row.number)));
  }
}

/** Assigns unattached photographs to an import. @throws HttpError 404, 409 */
export async function bringImages(
  tx: Queries,
  record: ImportRecord,
  imageIds: readonly string[],
  now: Date,
): Promise<ImportRecord> {
  requireStatus(record, ['columns', 'checking', ...mendable]);
  const found = await tx
    .select()
    .from(images)
    .where(
      and(
        inArray(images.id, [...imageIds]),
        eq(images.seller_id, record.seller_id),
        isNull(images.work_id),
        eq(images.held, false),
      ),
    );
  if (found.length < imageIds.length) throw notFound();
  const rows = found.map(({ id, file_name }) => ({
    import_id: record.id,
    image_id: id,
    name_key: fileKey(file_name),
  }));
  await tx.insert(import_images).values(rows).onConflictDoNothing();
  await removeNotes(tx, record, new Set(rows.map(({ name_key }) => name_key)));
  return changeImport(tx, record, { updated_at: now });
}
