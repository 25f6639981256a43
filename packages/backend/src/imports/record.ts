/** Database access to imports and their rows. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { import_rows, imports } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { ImportField, Texts } from './fields.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRowRecord = typeof import_rows.$inferSelect;
export type ImportStatus = ImportRecord['status'];

/** States that are processed in the background, batch by batch. */
export const running = ['checking', 'importing', 'undoing'] as const satisfies readonly ImportStatus[];
/** Final states: another import may begin. */
export const finished: readonly ImportStatus[] = ['imported', 'undone'];
/** States in which rows are checked and those not imported can be corrected. */
export const mendable: readonly ImportStatus[] = ['checked', 'stopped', 'imported'];

export const isRunning = ({ status }: ImportRecord) => (running as readonly ImportStatus[]).includes(status);

/** The seller's import. @throws HttpError 404 */
export async function findImport(queries: Queries, sellerId: string, id: string): Promise<ImportRecord> {
  const [found] = await queries
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.seller_id, sellerId)));
  if (!found) throw notFound();
  return found;
}

/** @throws HttpError 404 */
export async function findRow(queries: Queries, importId: string, number: number): Promise<ImportRowRecord> {
  const [found] = await queries
    .select()
    .from(import_rows)
    .where(and(eq(import_rows.import_id, importId), eq(import_rows.number, number)));
  if (!found) throw notFound();
  return found;
}

/** @throws HttpError 409 if the import is in another state */
export function requireStatus({ status }: ImportRecord, allowed: readonly ImportStatus[]): void {
  if (!allowed.includes(status)) throw conflict('importElsewhere');
}

/** Updates an import. */
export async function changeImport(
  tx: Queries,
  { id }: Pick<ImportRecord, 'id'>,
  change: Partial<ImportRecord> & { updated_at: Date },
): Promise<ImportRecord> {
  const [changed] = await tx.update(imports).set(change).where(eq(imports.id, id)).returning();
  if (!changed) throw new Error(`import ${id} is gone`);
  return changed;
}

/** A row's texts by field: its cells with corrections applied. */
export function textsOf({ columns }: Pick<ImportRecord, 'columns'>, { cells, fixes }: ImportRowRecord): Texts {
  const texts: Texts = {};
  for (const { column, field } of columns) texts[field as ImportField] = cells[column] ?? '';
  return { ...texts, ...fixes };
}
