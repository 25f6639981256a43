/** Converts rows to the contract's format, and applies the user's corrections. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { import_rows } from '../db/schema/index.ts';
import { conflict } from '../http/http-error.ts';
import type { Language } from '../messages/messages.ts';
import { checkAndSave, readerOf } from './check.ts';
import { translateStored } from './describe.ts';
import type { ImportField } from './fields.ts';
import { type Reader, type ReadRow, readRow } from './read-row.ts';
import { findRow, type ImportRecord, type ImportRowRecord, mendable, requireStatus, textsOf } from './record.ts';

export type ImportRow = components['schemas']['ImportRow'];
type StoredMoney = NonNullable<NonNullable<ImportRow['stored']>['sale_cost']>;
type RowChange = components['schemas']['ImportRowChange'];
type Show = 'wrong' | 'warned' | 'good' | 'left_out' | 'imported' | 'kept' | 'undone';

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Parsed money, or null; an unreadable amount is still text. */
function moneyOr(value: unknown): StoredMoney | null {
  const { amount, currency } = (value ?? {}) as Partial<StoredMoney>;
  return amount !== undefined && currency && /^\d+(?:\.\d+)?$/.test(amount) ? { amount, currency } : null;
}

/** What would be stored for a row. */
function storedOf({ input }: ReadRow): NonNullable<ImportRow['stored']> {
  const unit = input.size_unit;
  return {
    year: numberOr(input.year),
    width: numberOr(input.width),
    height: numberOr(input.height),
    depth: numberOr(input.depth),
    size_unit: unit === 'in' ? 'in' : 'cm',
    sale_cost: moneyOr(input.sale_cost),
    rental_cost_per_month: moneyOr(input.rental_cost_per_month),
    deposit_cost: moneyOr(input.deposit_cost),
  };
}

/** The reader of an import; undefined before its columns were assigned. */
export const readerFor = async (tx: Queries, record: ImportRecord): Promise<Reader | undefined> =>
  record.settings ? readerOf(tx, record) : undefined;

export function rowOf(
  record: ImportRecord,
  row: ImportRowRecord,
  language: Language,
  reader: Reader | undefined,
): ImportRow {
  const texts = textsOf(record, row);
  const fields = new Set([...Object.keys(texts), ...Object.keys(row.errors)] as ImportField[]);
  return {
    number: row.number,
    state: row.state,
    title: texts.title ?? '',
    cells: [...fields].map((field) => ({
      field,
      text: texts[field] ?? '',
      fixed: Object.hasOwn(row.fixes, field),
      errors: (row.errors[field] ?? []).map((wording) => translateStored(language, wording).slice(0, 500)),
    })),
    notes: row.notes.slice(0, 50).map((note) => ({
      code: note.code,
      message: translateStored(language, note),
      work_id: note.work_id,
    })),
    stored: reader ? storedOf(readRow(texts, reader)) : null,
    work_id: row.work_id,
  };
}

const shown = (show: Show | undefined): SQL | undefined => {
  if (show === undefined) return undefined;
  if (show !== 'warned') return eq(import_rows.state, show);
  return and(eq(import_rows.state, 'good'), sql`jsonb_array_length(${import_rows.notes}) > 0`);
};

/** A page of rows in sheet order. */
export async function readRows(
  queries: Queries,
  record: ImportRecord,
  { page, perPage, show, language }: { page: number; perPage: number; show: Show | undefined; language: Language },
) {
  const condition = and(eq(import_rows.import_id, record.id), shown(show));
  const [found] = await queries.select({ total: count() }).from(import_rows).where(condition);
  const rows = await queries
    .select()
    .from(import_rows)
    .where(condition)
    .orderBy(asc(import_rows.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const reader = await readerFor(queries, record);
  return { total: found?.total ?? 0, data: rows.map((row) => rowOf(record, row, language, reader)) };
}

/** Corrects cells or skips the row, and checks it again. @throws HttpError 404, 409 */
export async function mendRow(
  tx: Queries,
  record: ImportRecord,
  number: number,
  { fixes = [], left_out }: RowChange,
): Promise<ImportRowRecord> {
  requireStatus(record, mendable);
  const row = await findRow(tx, record.id, number);
  if (!['good', 'wrong', 'left_out'].includes(row.state)) throw conflict('importElsewhere');
  const corrections = { ...row.fixes };
  for (const { field, text } of fixes) {
    if (text === null) delete corrections[field];
    else corrections[field] = text;
  }
  const isOut = left_out ?? row.state === 'left_out';
  const state = isOut ? ('left_out' as const) : ('unchecked' as const);
  const mended = { ...row, fixes: corrections, state };
  await tx
    .update(import_rows)
    .set({ fixes: corrections, state })
    .where(and(eq(import_rows.import_id, record.id), eq(import_rows.number, number)));
  return checkAndSave(tx, record, mended, await readerOf(tx, record));
}
