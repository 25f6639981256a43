/** The background processing of an import, in batches; each is a transaction with the seller locked. */
import { setImmediate } from 'node:timers/promises';
import { fileKey } from '@smart-art/openapi/rules';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, import_images, import_rows, type StoredNote, works } from '../db/schema/index.ts';
import { type Agreement, isActive } from '../general/agreement.ts';
import { HttpError } from '../http/http-error.ts';
import { commitmentNow } from '../products/commitment.ts';
import { refuseInUse } from '../products/in-use.ts';
import { moveWork } from '../products/removal.ts';
import { writeWork } from '../products/save.ts';
import { checkAndSave, readerOf } from './check.ts';
import { checkRow } from './check-row.ts';
import { inSheet } from './fields.ts';
import { type Reader, readRow } from './read-row.ts';

import { changeImport, type ImportRecord, type ImportRowRecord, textsOf } from './record.ts';

/** Small enough not to delay other database requests. */
const batch = { checking: 50, importing: 20, undoing: 40 } as const;

/** Yields to the event loop after each row: PGlite runs on the main thread. */
async function forEachRow(
  rows: readonly ImportRowRecord[],
  work: (row: ImportRowRecord) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    await work(row);
    await setImmediate();
  }
}

const rowsIn = (tx: Queries, { id }: ImportRecord, state: ImportRowRecord['state'], limit: number) =>
  tx
    .select()
    .from(import_rows)
    .where(and(eq(import_rows.import_id, id), eq(import_rows.state, state)))
    .orderBy(asc(import_rows.number))
    .limit(limit);

const changeRow = (tx: Queries, row: ImportRowRecord, change: Partial<ImportRowRecord>) =>
  tx
    .update(import_rows)
    .set(change)
    .where(and(eq(import_rows.import_id, row.import_id), eq(import_rows.number, row.number)));

export async function checkSome(tx: Queries, record: ImportRecord, now: Date): Promise<void> {
  const rows = await rowsIn(tx, record, 'unchecked', batch.checking);
  const reader = await readerOf(tx, record);
  await forEachRow(rows, (row) => checkAndSave(tx, record, row, reader));
  const isDone = rows.length < batch.checking;
  await changeImport(tx, record, { updated_at: now, ...(isDone && { status: 'checked' }) });
}

/** Unattached photographs that a row names, in its order. */
async function photographsFor(tx: Queries, row: ImportRowRecord, names: readonly string[]) {
  if (names.length === 0) return { ids: [], notes: [] };
  const keys = names.map(fileKey);
  const found = await tx
    .select({ id: images.id, work_id: images.work_id, key: import_images.name_key })
    .from(import_images)
    .innerJoin(images, eq(images.id, import_images.image_id))
    .where(and(eq(import_images.import_id, row.import_id), inArray(import_images.name_key, keys)))
    .orderBy(asc(images.created_at));
  const ids: string[] = [];
  const notes: StoredNote[] = [];
  for (const name of names) {
    const some = found.filter(({ key }) => key === fileKey(name));
    const free = some.find(({ work_id }) => work_id === null);
    if (free) ids.push(free.id);
    else if (some.length > 0)
      notes.push({ code: 'image_twice', key: 'importImageTwice', values: { name }, work_id: null });
    else notes.push({ code: 'image_missing', key: 'importImageMissing', values: { name }, work_id: null });
  }
  return { ids, notes };
}

/** Creates a work from a row; a row that can no longer be saved gets errors instead. */
async function makeWork(tx: Queries, record: ImportRecord, row: ImportRowRecord, reader: Reader, now: Date) {
  const read = readRow(textsOf(record, row), reader);
  const { errors, input } = await checkRow(tx, read);
  if (Object.keys(errors).length > 0) return changeRow(tx, row, { state: 'wrong', errors });
  const photographs = await photographsFor(tx, row, read.imageNames);
  const duplicates = row.notes.filter(({ code }) => code === 'in_library' || code === 'twice_in_sheet');
  const request = { sellerId: record.seller_id, id: 'new', ifMatch: undefined, language: 'en', now } as const;
  const { work } = await writeWork(tx, { ...request, input: { ...input, image_ids: photographs.ids } });
  const notes = [...duplicates, ...photographs.notes];
  return changeRow(tx, row, { state: 'imported', work_id: work.id, work_version: work.version, errors: {}, notes });
}

/** The same in a savepoint, so that a failure only rolls back this row. */
async function makeInSavepoint(tx: Queries, record: ImportRecord, row: ImportRowRecord, reader: Reader, now: Date) {
  try {
    await tx.transaction((part) => makeWork(part, record, row, reader, now));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const errors = error.fields ? inSheet(error.fields) : { title: [error.wording] };
    await changeRow(tx, row, { state: 'wrong', errors });
  }
}

/** Releases photographs that no row needs any more, so that the sweep can remove them. */
async function releaseImages(tx: Queries, { id }: ImportRecord): Promise<void> {
  const waiting = await tx
    .select({ names: import_rows.image_names })
    .from(import_rows)
    .where(and(eq(import_rows.import_id, id), inArray(import_rows.state, ['wrong', 'good', 'unchecked'])));
  const awaited = new Set(waiting.flatMap(({ names }) => names ?? []).map(fileKey));
  const unused = await tx
    .select({ id: import_images.image_id, key: import_images.name_key })
    .from(import_images)
    .innerJoin(images, eq(images.id, import_images.image_id))
    .where(and(eq(import_images.import_id, id), isNull(images.work_id)));
  const free = unused.filter(({ key }) => !awaited.has(key)).map((image) => image.id);
  if (free.length > 0) await tx.delete(import_images).where(inArray(import_images.image_id, free));
}

export async function importSome(
  tx: Queries,
  record: ImportRecord,
  agreement: Agreement | undefined,
  now: Date,
): Promise<void> {
  if (!agreement || !isActive(agreement, now)) {
    await changeImport(tx, record, {
      status: 'stopped',
      stopped_because: { key: 'noActiveAgreement' },
      updated_at: now,
    });
    return;
  }
  const rows = await rowsIn(tx, record, 'good', batch.importing);
  const reader = await readerOf(tx, record);
  await forEachRow(rows, (row) => makeInSavepoint(tx, record, row, reader, now));
  const isDone = rows.length < batch.importing;
  if (isDone) await releaseImages(tx, record);
  await changeImport(tx, record, { updated_at: now, ...(isDone && { status: 'imported' }) });
}

/** Moves a row's work to the deleted list, if it is unchanged since the import and unused. */
async function undoWork(tx: Queries, row: ImportRowRecord, now: Date): Promise<void> {
  const [work] = row.work_id ? await tx.select().from(works).where(eq(works.id, row.work_id)) : [];
  if (!work || work.deleted_at) {
    await changeRow(tx, row, { state: 'undone' });
    return;
  }
  const keep = (code: 'changed' | 'in_use' | 'committed', wording: Pick<StoredNote, 'key' | 'values'>) =>
    changeRow(tx, row, { state: 'kept', notes: [...row.notes, { ...wording, code, work_id: work.id }] });
  if (work.version !== row.work_version) {
    await keep('changed', { key: 'importWorkChanged' });
    return;
  }
  try {
    await refuseInUse(tx, work.id, 'en', now);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await keep('in_use', { key: 'importWorkInUse' });
    return;
  }
  if (await commitmentNow(tx, work, now)) {
    await keep('committed', { key: 'importWorkCommitted' });
    return;
  }
  await moveWork(tx, work, 'deleted', now);
  await changeRow(tx, row, { state: 'undone' });
}

export async function undoSome(tx: Queries, record: ImportRecord, now: Date): Promise<void> {
  const rows = await rowsIn(tx, record, 'imported', batch.undoing);
  await forEachRow(rows, (row) => undoWork(tx, row, now));
  const isDone = rows.length < batch.undoing;
  if (isDone) await tx.delete(import_images).where(eq(import_images.import_id, record.id));
  await changeImport(tx, record, { updated_at: now, ...(isDone && { status: 'undone' }) });
}
