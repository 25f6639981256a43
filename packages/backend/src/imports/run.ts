/** Goes on with what imports are doing, batch after batch; after a stop or a kill it goes on where it was. */
import { asc, eq, inArray } from 'drizzle-orm';
import { imports } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import type { Services } from '../services.ts';
import { type ImportRecord, running } from './record.ts';
import { checkSome, importSome, undoSome } from './steps.ts';

/** One batch of one import. A batch that is cut short has done nothing. */
async function goOn({ queries, now }: Services, { id, seller_id }: ImportRecord): Promise<void> {
  await queries.transaction(async (tx) => {
    const agreement = await lockSeller(tx, seller_id);
    // Read again now that nobody else writes: it may have been stopped, or gone on with by another backend.
    const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    if (record?.status === 'checking') await checkSome(tx, record, now());
    if (record?.status === 'importing') await importSome(tx, record, agreement, now());
    if (record?.status === 'undoing') await undoSome(tx, record, now());
  });
}

/**
 * Goes on until nothing is left to do. The imports of several sellers take turns, batch by batch.
 *
 * @param isStopping asked between batches
 * @throws what a batch throws, when the others have got as far as they can
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
