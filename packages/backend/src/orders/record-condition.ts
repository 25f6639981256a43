/** Recording the condition of a work before it ships. */
import { order_conditions, order_documents } from '../db/schema/index.ts';
import { invalidField } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import type { MessageKey } from '../messages/messages.ts';
import { recordDocuments, type StoredDocument } from '../platform/documents.ts';
import { isBefore } from './conditions.ts';
import { recordAndNotify } from './notify.ts';
import { orderStatusAfter } from './process-of.ts';
import { filesOf } from './settlement.ts';
import type { Step } from './step.ts';
import { writeOrder } from './write.ts';

/** Maximum photographs of an order's work before it ships. */
const most = 30;

export interface Shown {
  note: string | null;
  photographs: readonly StoredDocument[];
}

/**
 * Records the condition of a work before it ships.
 *
 * @throws HttpError 409 if it has shipped, 422 if there are too many photographs
 */
export async function recordCondition({ tx, record, now }: Step, { note, photographs }: Shown): Promise<MessageKey> {
  orderStatusAfter(record, 'record_condition', now, 'seller');
  const { id: order_id } = record.order;
  const before = (await filesOf(tx, order_id)).filter(isBefore).length;
  if (before + photographs.length > most) throw invalidField('photographs', 'orderConditionTooMany', { most });
  const condition = { id: newId('cnd'), order_id, at: now, note };
  await tx.insert(order_conditions).values(condition);
  await recordDocuments(tx, photographs, now);
  const rows = photographs.map(({ id }, index) => ({
    document_id: id,
    order_id,
    condition_id: condition.id,
    kind: 'condition_before' as const,
    position: before + index,
  }));
  await tx.insert(order_documents).values(rows);
  const order = await writeOrder(tx, record.order, {}, now);
  const values = { photographs: photographs.length };
  await recordAndNotify(tx, order, record.buyer, { event: 'condition_recorded', actor: 'seller', note, values }, now);
  return 'orderConditionRecorded';
}
