/** Starting a payment: it is stored first, then the gateway opens its checkout page. */
import type { components } from '@smart-art/openapi/product';
import { bankTransferWindow, personName, unitsOf } from '@smart-art/openapi/rules';
import { hour } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { subscription_payments } from '../db/schema/index.ts';
import { type Agreement, findAgreement } from '../general/agreement.ts';
import type { SignedIn } from '../http/handler.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { isAnswered, once } from '../http/once.ts';
import { newId, randomText } from '../ids.ts';
import { type Language, translate, type Wording } from '../messages/messages.ts';
import { recordEvent } from '../platform/timeline.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { timeZoneOf } from '../settings/record.ts';
import { operatorAccount } from './bank-account.ts';
import type { PricedServices } from './choice.ts';
import { abandonPayment, closePayment } from './close.ts';
import { openGateway } from './open-gateway.ts';
import {
  contentKey,
  lockPayments,
  ownPayment,
  type PaymentRow,
  paymentKind,
  paymentOf,
  paymentUnderWay,
} from './payment.ts';
import { settleIn } from './settle.ts';
import { awaitTransfer } from './transfer.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];
type PaymentAnswer = { status: 200 | 201; body: components['schemas']['PaymentAnswer'] };
type BeginningCall = SignedIn<'signUpPayment'> | SignedIn<'renewPayment'>;

/** Lifetime of a gateway's checkout page. */
const checkoutLife = hour;

/** Why a payment method is unavailable; null if it is available. */
export function methodProblem({ ports, config }: Services, method: PaymentMethod): Wording | null {
  switch (method) {
    case 'card':
      return ports.card ? null : { key: 'cardNotAvailable' };
    case 'wallet':
      return ports.wallet ? null : { key: 'walletNotAvailable' };
    case 'bank_transfer':
      return operatorAccount(config) ? null : { key: 'transferNotAvailable' };
  }
}

interface Beginning {
  purpose: PaymentRow['purpose'];
  method: PaymentMethod;
  /** Calculates the price, in the transaction with the seller locked. @throws HttpError */
  calculatePrice(tx: Queries, seller: { user: User; agreement: Agreement | undefined }): Promise<PricedServices>;
}

/** Stores a payment, replacing an open one. */
async function write(
  tx: Queries,
  services: Services,
  { purpose, method }: Beginning,
  user: User,
  { services: chosen, quote }: PricedServices,
  language: Language,
): Promise<PaymentRow> {
  const now = services.now();
  const isTransfer = method === 'bank_transfer';
  const isFree = unitsOf(quote.total) === 0n;
  const [payment] = await tx
    .insert(subscription_payments)
    .values({
      id: newId('pay'),
      seller_id: user.id,
      purpose,
      method,
      status: isTransfer && !isFree ? 'awaiting_transfer' : 'open',
      services: chosen,
      quote,
      language,
      expires_at: new Date(now.getTime() + (isTransfer ? bankTransferWindow : checkoutLife)),
      reference_number: isTransfer && !isFree ? `SA-${randomText().slice(0, 10).toUpperCase()}` : null,
      created_at: now,
    })
    .returning();
  if (!payment) throw new Error('the payment was not written');
  const actor = { kind: 'seller' as const, name: personName(user.firstname, user.lastname) };
  await recordEvent(tx, { kind: paymentKind, id: payment.id, actor, event: 'begun', at: now });
  if (isFree) return settleIn(tx, services, payment, { by: 'gateway' });
  if (isTransfer) await awaitTransfer(tx, services, payment, user);
  return payment;
}

/**
 * Closes an open payment for something else, so that it can no longer be paid.
 *
 * @throws HttpError 409 if it has just been paid
 */
async function closeOpenPayment(services: Services, sellerId: string, beginning: Beginning, user: User): Promise<void> {
  const { queries } = services;
  const open = await paymentUnderWay(queries, sellerId);
  if (!open?.gateway_id) return;
  const priced = await beginning.calculatePrice(queries, { user, agreement: await findAgreement(queries, sellerId) });
  const { purpose, method } = beginning;
  if (contentKey(open) === contentKey({ purpose, method, ...priced }) && open.expires_at > services.now()) return;
  await abandonPayment(services, open);
}

function messageOf(payment: PaymentRow, isNew: boolean): Wording {
  const { status, reference_number, quote, expires_at } = payment;
  if (status === 'paid') return { key: 'servicesChanged' };
  if (status === 'awaiting_transfer') {
    const values = { total: quote.total, reference: reference_number ?? '', due: expires_at.toISOString() };
    return { key: 'transferAwaited', values };
  }
  return { key: isNew ? 'paymentBegun' : 'paymentUnderWay' };
}

/**
 * Starts a payment, or returns the identical open one. Repeated with an Idempotency-Key, from two tabs, or after a lost
 * gateway response, there is still one payment and one checkout page.
 *
 * @throws HttpError 400 if the method is unavailable or the gateway refuses
 */
export async function begin(
  services: Services,
  call: BeginningCall,
  operationId: 'signUpPayment' | 'renewPayment',
  beginning: Beginning,
): Promise<PaymentAnswer> {
  const { method } = beginning;
  const { language, session } = call;
  const sellerId = session.user.id;
  if (!(await isAnswered(services, call, operationId)))
    await closeOpenPayment(services, sellerId, beginning, session.user);

  const begun = await once(services, call, operationId, async (tx): Promise<PaymentAnswer> => {
    const seller = await lockPayments(tx, sellerId);
    const priced = await beginning.calculatePrice(tx, seller);
    const problem = methodProblem(services, method);
    if (problem && unitsOf(priced.quote.total) > 0n) throw badRequest(problem.key);
    const open = await paymentUnderWay(tx, sellerId);
    const isSame = open && contentKey(open) === contentKey({ purpose: beginning.purpose, method, ...priced });
    const reader = { language, timeZone: await timeZoneOf(tx, sellerId) };
    if (open && isSame && open.expires_at > services.now()) return answerOf(services, open, false, reader);
    // A checkout page opened in another tab in the meantime must not be payable as well.
    if (open?.gateway_id) throw conflict('stillRunning');
    if (open) await closePayment(tx, open, { action: 'cancel', actor: 'seller' }, services.now());
    return answerOf(services, await write(tx, services, beginning, seller.user, priced, language), true, reader);
  });
  const written = await ownPayment(services.queries, sellerId, begun.body.data.id);
  const payment = await openGateway(services, written, session.user);
  return { status: begun.status, body: { ...begun.body, data: paymentOf(services, payment) } };
}

interface Reader {
  language: Language;
  timeZone: string;
}

function answerOf(services: Services, payment: PaymentRow, isNew: boolean, reader: Reader): PaymentAnswer {
  const message = translate(reader.language, messageOf(payment, isNew), reader.timeZone);
  return { status: isNew ? 201 : 200, body: { success: true, message, data: paymentOf(services, payment) } };
}
