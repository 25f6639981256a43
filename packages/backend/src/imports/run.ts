/** Runs imports batch by batch; after a stop or crash they continue where they were. */
import { asc, eq, inArray } from 'drizzle-orm';
import { imports } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import type { Services } from '../services.ts';
import { type ImportRecord, running } from './record.ts';
import { checkSome, importSome, undoSome } from './steps.ts';

/** Processes one batch of one import, atomically. */
async function goOn({ queries, now }: Services, { id, seller_id }: ImportRecord): Promise<void> {
  await queries.transaction(async (tx) => {
    const agreement = await lockSeller(tx, seller_id);
    // Re-read under the lock: it may have been stopped, or processed by another instance.
    const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    if (record?.status === 'checking') await checkSome(tx, record, now());
    if (record?.status === 'importing') await importSome(tx, record, agreement, now());
    if (record?.status === 'undoing') await undoSome(tx, record, now());
  });
}

/**
 * Runs until nothing is left. Imports of several sellers alternate batch by batch.
 *
 * @param isStopping checked between batches
 * @throws errors of batches, after the other imports have progressed as far as possible
 */
export async function runImports(services: Services, isStopping: () => boolean = () => false): Promise<void> {
  const failed = new Map<string, unknown>();
  while (!isStopping()) {
    const found = await services.queries
      .select()
      .from(imports)
      .where(inArray(imports.status, [...running]))
      .orderBy(asc(imports.updated_at), asc(imports.id));
    const next = found.find(({ id }) => !failed.has(id));
    if (!next) break;
    try {
      await goOn(services, next);
    } catch (error) {
      failed.set(next.id, error);
    }
  }
  for (const error of failed.values()) throw error;
}
