/** Receives a sheet, before it is interpreted. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { maxFinishedImports } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { import_rows, imports } from '../db/schema/index.ts';
import { conflict, invalidField } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import { factsOf } from './column-facts.ts';
import { changeImport, finished, type ImportRecord, requireStatus } from './record.ts';

type NewImport = components['schemas']['NewImport'];
type NewImportRows = components['schemas']['NewImportRows'];

/** Deletes a seller's oldest finished imports. */
async function deleteOldImports(tx: Queries, sellerId: string): Promise<void> {
  const old = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.seller_id, sellerId))
    .orderBy(desc(imports.created_at), desc(imports.id))
    .offset(maxFinishedImports - 1)
    .limit(100);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(imports).where(inArray(imports.id, ids));
}

/** @throws HttpError 409 while another import is unfinished */
export async function beginImport(tx: Queries, sellerId: string, input: NewImport, now: Date): Promise<ImportRecord> {
  const [open] = await tx
    .select({ count: count() })
    .from(imports)
    .where(and(eq(imports.seller_id, sellerId), notInArray(imports.status, [...finished])));
  if ((open?.count ?? 0) > 0) throw conflict('importOpen');
  await deleteOldImports(tx, sellerId);
  const begun = { status: 'receiving' as const, samples: [], columns: [], names: [], created_at: now, updated_at: now };
  const [record] = await tx
    .insert(imports)
    .values({ id: newId('imp'), seller_id: sellerId, ...input, ...begun })
    .returning();
  if (!record) throw new Error('the import was not written');
  return record;
}

const sampleLength = 200;
const samplesOfColumn = 3;

/** The first distinct non-empty cells of each column, and facts about all of its cells. */
async function lookedThrough(tx: Queries, { id, headers, decimal_sign }: ImportRecord) {
  const rows = await tx
    .select({ cells: import_rows.cells })
    .from(import_rows)
    .where(eq(import_rows.import_id, id))
    .orderBy(asc(import_rows.number));
  const samples = headers.map((_, column) => {
    const texts = rows
      .slice(0, 200)
      .map(({ cells }) => (cells[column] ?? '').trim().slice(0, sampleLength).toWellFormed());
    return [...new Set(texts.filter((text) => text !== ''))].slice(0, samplesOfColumn);
  });
  const facts = headers.map((_, column) =>
    factsOf(
      rows.map(({ cells }) => cells[column] ?? ''),
      decimal_sign,
    ),
  );
  return { samples, facts };
}

/** Stores rows; resent rows are not stored twice. @throws HttpError 409, 422 */
export async function storeRows(
  tx: Queries,
  record: ImportRecord,
  { rows }: NewImportRows,
  now: Date,
): Promise<ImportRecord> {
  // A retry of the last part after a lost response.
  if (record.status === 'columns') return record;
  requireStatus(record, ['receiving']);
  if (rows.some(({ cells }) => cells.length > record.headers.length))
    throw invalidField('rows.cells', 'importCellsBeyond');
  const defaults = { import_id: record.id, fixes: {}, state: 'unchecked' as const, errors: {}, notes: [] };
  await tx
    .insert(import_rows)
    .values(rows.map((row) => ({ ...defaults, ...row })))
    .onConflictDoNothing();
  const [found] = await tx.select({ count: count() }).from(import_rows).where(eq(import_rows.import_id, record.id));
  const received = found?.count ?? 0;
  if (received > record.row_count) throw invalidField('rows', 'importTooManyRows');
  if (received < record.row_count) return changeImport(tx, record, { updated_at: now });
  return changeImport(tx, record, { status: 'columns', ...(await lookedThrough(tx, record)), updated_at: now });
}
