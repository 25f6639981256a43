/** All details of a work: its record, its uses and the available actions. */
import type { components } from '@smart-art/openapi/product';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { works } from '../db/schema/index.ts';
import { findAgreement, isActive } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Language } from '../messages/messages.ts';
import { committedPieces } from '../orders/record.ts';
import { availableActions } from '../processes/process.ts';
import { workProcess } from '../processes/work.ts';
import { commitmentNow } from './commitment.ts';
import { deletersOf } from './history.ts';
import { preventionIn, usesOf } from './in-use.ts';
import { picturesOf, productOf, selectWorks, type WorkRow } from './product.ts';

export type ProductDetails = components['schemas']['ProductDetails'];

/** Reader's language, and the current time. */
export interface Reader {
  language: Language;
  now: Date;
}

/** A work as returned by its details call. */
export async function describeWork(
  queries: Queries,
  { id }: Pick<WorkRow, 'id'>,
  { language, now }: Reader,
): Promise<ProductDetails> {
  const [record] = await selectWorks(queries).where(eq(works.id, id));
  if (!record) throw new Error(`work ${id} is gone`);
  const { work } = record;
  const { service_charge_percent: chargePercent } = await siteSettings(queries);
  const deletedBy = work.deleted_at ? (await deletersOf(queries, [id])).get(id) : null;
  const product = productOf(record, await picturesOf(queries, [id]), { language, chargePercent }, deletedBy);
  const agreement = await findAgreement(queries, work.seller_id);
  const uses = await usesOf(queries, id, now);
  const commitment = work.deleted_at ? null : await commitmentNow(queries, work, now);
  const facts = {
    commitment,
    usedIn: preventionIn(language, uses),
    hasActiveAgreement: agreement !== undefined && isActive(agreement, now),
  };
  const committed = (await committedPieces(queries, [id])).get(id) ?? 0;
  return {
    ...product,
    uses,
    committed_until: commitment?.until.toISOString() ?? null,
    pieces_left: Math.max(0, work.pieces - committed),
    available_actions: availableActions(workProcess, work.deleted_at ? 'deleted' : 'in_library', facts, now),
  };
}
