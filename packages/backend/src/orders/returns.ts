/** Returns: requested, answered, received, and refunded (000 section 4; 001 sections 4 and 9). */

import type { components } from '@smart-art/openapi/product';
import { compare, type Money, moneyFrom, refundOfReturn, subtract, unitsOf } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { order_documents, order_returns } from '../db/schema/index.ts';
import { invalidField } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import type { MessageKey } from '../messages/messages.ts';
import { recordDocuments, type StoredDocument } from '../platform/documents.ts';
import type { Actor } from '../processes/process.ts';
import { fitsCurrency } from '../products/money.ts';
import { linesOf } from './amounts.ts';
import { book, oweRefund, payRefund } from './money-back.ts';
import { type NewOrderEvent, recordAndNotify } from './notify.ts';
import { orderStatusAfter, returnStatusAfter } from './process-of.ts';
import type { OrderRecord, OrderRow, ReturnRow } from './record.ts';
import type { Step } from './step.ts';
import { writeOrder } from './write.ts';

type Schemas = components['schemas'];

/** Action names of a return by kind of order. */
const steps = {
  buy: { accept: 'accept_return', reject: 'reject_return', receive: 'confirm_return_received' },
  rent: { accept: 'accept_rent_return', reject: 'reject_rent_return', receive: 'confirm_rent_return_received' },
  custom: { accept: 'accept_return', reject: 'reject_return', receive: 'confirm_return_received' },
} as const;

const writeReturn = ({ tx }: Step, { id }: ReturnRow, change: Partial<ReturnRow>) =>
  tx.update(order_returns).set(change).where(eq(order_returns.id, id));

export async function acceptReturn(step: Step): Promise<MessageKey> {
  const { tx, record, now } = step;
  const { returned, status } = returnStatusAfter(record, steps[record.order.kind].accept, now, 'seller');
  await writeReturn(step, returned, { status, answered_at: now });
  const order = await writeOrder(tx, record.order, {}, now);
  await recordAndNotify(
    tx,
    order,
    record.buyer,
    { event: 'return_accepted', actor: 'seller', buyer: 'return_accepted' },
    now,
  );
  return 'orderReturnAccepted';
}

export async function rejectReturn(
  step: Step,
  reason: string,
  actor: 'seller' | 'super_admin' = 'seller',
): Promise<MessageKey> {
  const { tx, record, now } = step;
  const { returned, status } = returnStatusAfter(record, steps[record.order.kind].reject, now, actor);
  await writeReturn(step, returned, { status, answered_at: now, rejection_reason: reason });
  const next = orderStatusAfter(record, 'keep_after_rejected_return', now, 'system');
  const order = await writeOrder(tx, record.order, { status: next }, now);
  const newEvent = { event: 'return_rejected', actor, note: reason, buyer: 'return_rejected' } as const;
  await recordAndNotify(tx, order, record.buyer, newEvent, now);
  return 'orderReturnRejected';
}

/** The seller's report on returned goods. */
export interface Receipt {
  condition: Schemas['ReturnCondition'];
  condition_note?: string | undefined;
  /** Only for rent. */
  deposit?: Schemas['DepositDecision'];
  /** The part of the deposit the seller keeps, a decimal in the order's currency; absent: all of it. */
  deposit_kept?: string | undefined;
  photographs: readonly StoredDocument[];
}

/** @throws HttpError 422 if the condition requires a note */
function noteOf({ condition, condition_note, deposit }: Receipt): string | null {
  const note = condition_note?.trim() || null;
  const needsNote = condition !== 'as_sent' || deposit === 'forfeited_to_seller';
  if (needsNote && !note) throw invalidField('condition_note', 'conditionNoteNeeded');
  return note;
}

async function fileConditions(
  { tx, now }: Step,
  order: OrderRow,
  returned: ReturnRow,
  photographs: readonly StoredDocument[],
) {
  await recordDocuments(tx, photographs, now);
  const rows = photographs.map(({ id }, position) => ({
    document_id: id,
    order_id: order.id,
    return_id: returned.id,
    kind: 'condition' as const,
    position,
  }));
  if (rows.length > 0) await tx.insert(order_documents).values(rows);
}

/** Records the condition. @param kept part of a rental deposit @returns the return, received */
async function receive(step: Step, receipt: Receipt, kept: Money | null = null): Promise<ReturnRow> {
  const { record, now } = step;
  const { returned, status } = returnStatusAfter(record, steps[record.order.kind].receive, now, 'seller');
  const change = {
    status,
    received_at: now,
    condition: receipt.condition,
    condition_note: noteOf(receipt),
    deposit: receipt.deposit ?? null,
    deposit_kept_amount: kept?.amount ?? null,
  };
  await writeReturn(step, returned, change);
  await fileConditions(step, record.order, returned, receipt.photographs);
  return { ...returned, ...change };
}

const received = {
  event: 'return_received',
  actor: 'seller',
  buyer: 'return_received',
} as const satisfies NewOrderEvent;

/** A purchase was returned: price and tax are refunded. */
export async function receiveReturn(step: Step, receipt: Receipt): Promise<MessageKey> {
  const { tx, record, now } = step;
  const returned = await receive(step, receipt);
  const shares = refundOfReturn(linesOf(record.order), record.order.tax_percent);
  const isDue = await oweRefund(tx, record.order, 'return', shares, now);
  const order = await writeOrder(tx, record.order, {}, now);
  await recordAndNotify(tx, order, record.buyer, { ...received, note: returned.condition_note }, now);
  if (!isDue) await settle({ ...step, record: { ...record, order, returned } }, 'refund', 'system');
  return 'orderReturnReceived';
}

/** Action that ends a rental return, by the decision on the deposit. */
const depositSteps = {
  refunded: 'refund_deposit',
  forfeited_to_seller: 'forfeit_deposit',
  forfeited_to_buyer: 'forfeit_deposit',
} as const satisfies Record<Schemas['DepositDecision'], string>;

/**
 * The part of a deposit that the seller keeps. Keeping any of it requires photographs.
 *
 * @throws HttpError 422 on the amount, the photographs, or a decision about a deposit of zero
 */
function keptOf(deposit: Money, { deposit: decision, deposit_kept, photographs }: Receipt): Money {
  const { currency } = deposit;
  if (unitsOf(deposit) === 0n && decision !== 'refunded') throw invalidField('deposit', 'depositNone');
  if (decision !== 'forfeited_to_seller') {
    if (deposit_kept !== undefined) throw invalidField('deposit_kept', 'depositNotKept');
    return moneyFrom(0n, currency);
  }
  const kept = { amount: deposit_kept ?? deposit.amount, currency };
  if (!fitsCurrency(kept)) throw invalidField('deposit_kept', 'yenHaveNoDecimals');
  if (unitsOf(kept) <= 0n || compare(kept, deposit) > 0) throw invalidField('deposit_kept', 'depositKeptRange');
  if (photographs.length === 0) throw invalidField('photographs', 'depositPhotographNeeded');
  return moneyFrom(unitsOf(kept), currency);
}

/** Ends a rental that is over if the seller received the work without a return request. @throws HttpError 409 */
async function endRent(step: Step): Promise<Step> {
  const { tx, record, now } = step;
  const status = orderStatusAfter(record, 'end_rent', now, 'seller');
  const [returned] = await tx
    .insert(order_returns)
    .values({
      id: newId('ret'),
      order_id: record.order.id,
      seller_id: record.order.seller_id,
      status: 'accepted',
      reason: '',
      requested_at: now,
    })
    .returning();
  if (!returned) throw new Error('a return was not written');
  const order = await writeOrder(tx, record.order, { status }, now);
  return { ...step, record: { ...record, order, returned } };
}

/** A rented work was returned: the deposit is refunded, except for the part the seller keeps. */
export async function receiveRentReturn(
  initial: Step,
  receipt: Receipt & { deposit: Schemas['DepositDecision'] },
): Promise<MessageKey> {
  const step = initial.record.order.status === 'Delivered' ? await endRent(initial) : initial;
  const { tx, record, now } = step;
  const { deposit } = linesOf(record.order);
  returnStatusAfter(record, steps.rent.receive, now, 'seller');
  const kept = keptOf(deposit, receipt);
  const back = subtract(deposit, kept);
  const returned = await receive(step, receipt, unitsOf(deposit) > 0n ? kept : null);
  const nothing = moneyFrom(0n, deposit.currency);
  const goesBack = await oweRefund(tx, record.order, 'deposit', { amount: back, sellerShare: nothing }, now);
  const order = await writeOrder(tx, record.order, { lease_status: 'returned', rent_renewal: false }, now);
  await recordAndNotify(tx, order, record.buyer, { ...received, note: returned.condition_note }, now);
  await book(tx, order, { direction: 'credit', cause: 'deposit_forfeited' }, kept, now);
  if (goesBack) return 'orderReturnReceived';
  const after = { ...step, record: { ...record, order, returned } };
  await settle(after, unitsOf(deposit) > 0n ? 'forfeit_deposit' : 'settle', 'system');
  return 'orderReturnReceived';
}

/** Completes a return whose money has been settled, and its order. */
async function settle(step: Step, action: string, actor: Actor): Promise<void> {
  const { tx, record, now } = step;
  const { returned, status } = returnStatusAfter(record, action, now, 'system');
  await writeReturn(step, returned, { status });
  const closed = orderStatusAfter(record, 'close_after_return', now, 'system');
  const change = { status: closed, closed_at: now };
  const order = await writeOrder(tx, record.order, change, now);
  await recordAndNotify(tx, order, record.buyer, { event: 'closed', actor, seller: 'closed' }, now);
}

function stepAfterRefund({ returned }: OrderRecord): string {
  return returned?.deposit ? depositSteps[returned.deposit] : 'refund';
}

/**
 * Records a refund to the buyer: for a cancelled order, or for a returned one, which is closed by it.
 *
 * @param reference of the bank
 * @param receipt uploaded by the seller
 * @throws HttpError 409 if nothing is due, or another party has to refund it
 */
export async function recordRefund(
  step: Step,
  actor: 'seller' | 'super_admin',
  { reference, receipt }: { reference: string | null; receipt?: StoredDocument },
): Promise<MessageKey> {
  const { tx, record, now } = step;
  orderStatusAfter(record, 'record_refund', now, actor);
  const { order, buyer, refund } = record;
  if (!refund) throw new Error(`order ${order.id} has no refund`);
  if (receipt) {
    await recordDocuments(tx, [receipt], now);
    const place = { document_id: receipt.id, order_id: order.id, refund_id: refund.id, position: 0 };
    await tx.insert(order_documents).values({ ...place, kind: 'refund_receipt' });
  }
  await payRefund(tx, order, refund, reference, now);
  const isDeposit = refund.cause === 'deposit';
  const after = await writeOrder(tx, order, isDeposit ? {} : { payment_status: 'refunded' }, now);
  const amount = moneyFrom(unitsOf(refund), refund.currency);
  const notified =
    actor === 'seller' ? ({ buyer: 'refunded' } as const) : ({ buyer: 'refunded', seller: 'refunded' } as const);
  await recordAndNotify(tx, after, buyer, { event: 'refunded', actor, values: { amount }, ...notified }, now);
  if (order.status === 'Return Request') {
    await settle({ ...step, record: { ...record, order: after, refund: null } }, stepAfterRefund(record), 'system');
  }
  return 'orderRefundRecorded';
}
