/**
 * Runs one step of an order: find, lock, check against the transition table, write and notify, in one idempotent
 * transaction.
 */
import type { Queries } from '../db/database.ts';
import type { Answer, OperationId, SignedIn } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { type MessageKey, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { describeOrder } from './describe.ts';
import { findOrder, type OrderKey, type OrderRecord } from './record.ts';

export interface Step {
  tx: Queries;
  /** The order, locked. */
  record: OrderRecord;
  now: Date;
}

/** Operations that take a step of an order. */
export type StepOperation = Extract<
  OperationId,
  | 'answerEventDiscount'
  | 'changeOrderStatus'
  | 'shipOrder'
  | 'answerReturnRequest'
  | 'answerRentReturnRequest'
  | 'confirmReturnReceived'
  | 'confirmRentReturnReceived'
  | 'setRentRenewal'
  | 'confirmBankPayment'
  | 'recordOrderCondition'
>;

type StepCall = Pick<SignedIn<StepOperation>, 'session' | 'request' | 'headers' | 'language'>;

/** Fields of the body or form, including the order's id. */
interface StepInput {
  order_id: string;
}

/**
 * Applies a seller's step, once per idempotency key.
 *
 * @param work decides and writes; returns the message for the seller
 * @throws HttpError 404, 409, 412, 422
 */
export function applyStep(
  services: Services,
  operationId: StepOperation,
  call: StepCall,
  input: StepInput,
  work: (step: Step) => Promise<MessageKey>,
  kinds?: OrderKey['kinds'],
): Promise<Answer<StepOperation>> {
  const { session, headers, language } = call;
  const keyed = { session, request: call.request, path: {}, query: {}, body: input };
  return once(services, keyed, operationId, async (tx) => {
    const orderKey = { id: input.order_id, sellerId: session.user.id, ...(kinds && { kinds }) };
    const record = await findOrder(tx, orderKey, true);
    if (!record) throw notFound();
    await requireVersion(headers['If-Match'], record.order.version, () => describeOrder(services, tx, record.order));
    const key = await work({ tx, record, now: services.now() });
    const after = await findOrder(tx, orderKey);
    if (!after) throw notFound();
    const data = await describeOrder(services, tx, after.order);
    return { status: 200, body: { success: true, message: translate(language, { key }), data }, etag: etagOf(data) };
  });
}
