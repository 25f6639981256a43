/** Recording how a work looks before it leaves. */
import { order_conditions, order_documents } from '../db/schema/index.ts';
import { refuseField } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import type { MessageKey } from '../messages/messages.ts';
import { recordDocuments, type StoredDocument } from '../platform/documents.ts';
import { isBefore } from './conditions.ts';
import { recordAndNotify } from './notify.ts';
import { orderStatusAfter } from './process-of.ts';
import { filesOf } from './settlement.ts';
import type { Step } from './step.ts';
import { writeOrder } from './write.ts';

/** How many photographs of an order's work there may be before it leaves. */
const most = 30;

export interface Shown {
  note: string | null;
  photographs: readonly StoredDocument[];
}

/**
 * Records how a work looks before it leaves.
 *
 * @throws HttpError 409 where it has left, 422 where there would be too many photographs
 */
export async function recordCondition({ tx, record, now }: Step, { note, photographs }: Shown): Promise<MessageKey> {
  orderStatusAfter(record, 'record_condition', now, 'seller');
  const { id: order_id } = record.order;
  const before = (await filesOf(tx, order_id)).filter(isBefore).length;
  if (before + photographs.length > most) throw refuseField('photographs', 'orderConditionTooMany', { most });
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
