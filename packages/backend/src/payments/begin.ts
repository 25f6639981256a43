/** Beginning a payment: it is written down first, then the gateway is asked to open its page. */
import type { components } from '@smart-art/openapi/product';
import { bankTransferWindow, unitsOf } from '@smart-art/openapi/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { hour } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { agreements, subscription_payments, users } from '../db/schema/index.ts';
import { type Agreement, dateOf, findAgreement } from '../general/agreement.ts';
import type { SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { badRequest, conflict } from '../http/refusal.ts';
import { newId, randomText } from '../ids.ts';
import { type Language, type Wording, word } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import { GatewayFailure } from '../ports/gateway.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { houseAccount } from './bank-account.ts';
import type { Reckoned } from './choice.ts';
import { close, closeIn, gatewayRefusal, giveUp } from './close.ts';
import {
  ownPayment,
  type PaymentRow,
  paymentKind,
  paymentOf,
  paymentUnderWay,
  sameness,
  takePaymentTurn,
} from './payment.ts';
import { agreementAfter, settleIn } from './settle.ts';
import { amountText } from './words.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];
type PaymentAnswer = { status: 200 | 201; body: components['schemas']['PaymentAnswer'] };
type BeginningCall = SignedIn<'signUpPayment'> | SignedIn<'renewPayment'>;

/** How long a gateway's page can be paid. */
const checkoutLife = hour;

/** Why a method cannot be used; null where it can. */
export function methodProblem({ ports, config }: Services, method: PaymentMethod): Wording | null {
  switch (method) {
    case 'card':
      return ports.card ? null : { key: 'cardNotAvailable' };
    case 'wallet':
      return ports.wallet ? null : { key: 'walletNotAvailable' };
    case 'bank_transfer':
      return houseAccount(config) ? null : { key: 'transferNotAvailable' };
  }
}

interface Beginning {
  purpose: PaymentRow['purpose'];
  method: PaymentMethod;
  /** What is to be paid. Called in the transaction, with the seller's turn taken. @throws Refusal */
  reckon(tx: Queries, seller: { user: User; agreement: Agreement | undefined }): Promise<Reckoned>;
}

/** The pages of the app that a gateway returns to (000 section 2). */
function returnPages({ purpose, method }: Pick<PaymentRow, 'purpose' | 'method'>) {
  const isRenewal = purpose === 'renewal';
  if (method === 'card') {
    return {
      success: `${isRenewal ? '/payment-renew-success' : '/success'}?session_id={CHECKOUT_SESSION_ID}`,
      cancel: isRenewal ? '/payment-renew' : '/sign-up/payment',
    };
  }
  return isRenewal
    ? { success: '/payment-renew-paypal-success', cancel: '/payment-renew-paypal-error' }
    : { success: '/paypal-success', cancel: '/paypal-error' };
}

/**
 * The agreement of a newcomer whose transfer is under way. A paid one is unpaid until the transfer arrives, and ends when
 * it lapses (000 section 4); what costs nothing is there at once.
 */
function agreementMeanwhile({ seller_id, services: chosen, expires_at }: PaymentRow, now: Date) {
  const free = agreementAfter({ seller_id, services: { ...chosen, notification_service: false } }, undefined, now);
  if (chosen.disk_quota !== 'paid') return free;
  return { ...free, agreement_end_date: dateOf(expires_at), payment_status: 'unpaid' as const };
}

/** Says where to transfer the money to, and lets a newcomer in. */
async function awaitTransfer(tx: Queries, services: Services, payment: PaymentRow, user: User): Promise<void> {
  const now = services.now();
  const { seller_id, expires_at, quote, language } = payment;
  if (payment.purpose === 'sign_up') {
    const { seller_id: _seller, ...terms } = agreementMeanwhile(payment, now);
    await tx
      .insert(agreements)
      .values({ seller_id, ...terms })
      .onConflictDoUpdate({ target: agreements.seller_id, set: terms });
    await tx.update(users).set({ current_step_no: null }).where(eq(users.id, seller_id));
  }
  const account = houseAccount(services.config);
  const reference = payment.reference_number ?? '';
  const due = dateOf(expires_at);
  await enqueueMail(tx, {
    to: user.email,
    language,
    subject: { key: 'transferSubject', values: { reference } },
    text: [
      { key: 'transferText', values: { total: amountText(quote.total), ...account } },
      { key: 'transferReference', values: { reference, due } },
    ],
    now,
  });
}

/** Writes a payment down, in place of one that was under way. */
async function write(
  tx: Queries,
  services: Services,
  { purpose, method }: Beginning,
  user: User,
  { services: chosen, quote }: Reckoned,
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
  const actor = { kind: 'seller' as const, name: `${user.firstname} ${user.lastname}` };
  await recordEvent(tx, { kind: paymentKind, id: payment.id, actor, event: 'begun', at: now });
  if (isFree) return settleIn(tx, services, payment, 'gateway');
  if (isTransfer) await awaitTransfer(tx, services, payment, user);
  return payment;
}

/** Asks the gateway to open its page for a payment that has none yet. @throws Refusal 400 in the words of 001 section 8 */
async function openGateway(services: Services, payment: PaymentRow, user: User): Promise<PaymentRow> {
  const { queries, ports, config } = services;
  const { id, method, status, quote, language, gateway_id, expires_at } = payment;
  if (status === 'failed') throw badRequest('paymentUnsuccessful');
  if (status !== 'open' || gateway_id || method === 'bank_transfer') return payment;
  const pages = returnPages(payment);
  try {
    const opened = await ports[method]?.open({
      paymentId: id,
      total: quote.total,
      description: word(language, { key: 'servicesOfHouse' }),
      email: user.email,
      language,
      successUrl: config.publicUrl + pages.success,
      cancelUrl: config.publicUrl + pages.cancel,
      expiresAt: expires_at,
    });
    if (!opened) return payment;
    await queries
      .update(subscription_payments)
      .set({ gateway_id: opened.id, checkout_url: opened.url, version: payment.version + 1 })
      .where(and(eq(subscription_payments.id, id), isNull(subscription_payments.gateway_id)));
  } catch (error) {
    // What may help itself stays open, so that the next attempt is the same payment to the gateway.
    const isFinal = error instanceof GatewayFailure && (error.kind === 'settings' || error.kind === 'declined');
    if (isFinal) await close(services, payment, { action: 'fail', actor: 'system' });
    throw gatewayRefusal(error, method);
  }
  return ownPayment(queries, payment.seller_id, id);
}

/**
 * Makes way for a payment: what is under way for something else can no longer be paid.
 *
 * @throws Refusal 409 where it has been paid just now
 */
async function makeWay(services: Services, sellerId: string, beginning: Beginning, user: User): Promise<void> {
  const { queries } = services;
  const held = await paymentUnderWay(queries, sellerId);
  if (!held?.gateway_id) return;
  const wanted = await beginning.reckon(queries, { user, agreement: await findAgreement(queries, sellerId) });
  const { purpose, method } = beginning;
  if (sameness(held) === sameness({ purpose, method, ...wanted }) && held.expires_at > services.now()) return;
  await giveUp(services, held);
}

function messageOf(payment: PaymentRow, isNew: boolean): Wording {
  const { status, reference_number, quote, expires_at } = payment;
  if (status === 'paid') return { key: 'servicesChanged' };
  if (status === 'awaiting_transfer') {
    const values = { total: amountText(quote.total), reference: reference_number ?? '', due: dateOf(expires_at) };
    return { key: 'transferAwaited', values };
  }
  return { key: isNew ? 'paymentBegun' : 'paymentUnderWay' };
}

/**
 * Begins a payment, or answers with the same one that is under way. Twice with one Idempotency-Key, from two tabs, or
 * with the gateway's answer lost: it is one payment, and one page of the gateway.
 *
 * @throws Refusal 400 where the method cannot be used or the gateway refuses
 */
export async function begin(
  services: Services,
  call: BeginningCall,
  operationId: 'signUpPayment' | 'renewPayment',
  beginning: Beginning,
): Promise<PaymentAnswer> {
  const { method } = beginning;
  const { language, session } = call;
  const problem = methodProblem(services, method);
  if (problem) throw badRequest(problem.key);
  const sellerId = session.user.id;
  await makeWay(services, sellerId, beginning, session.user);

  const begun = await once(services, call, operationId, async (tx): Promise<PaymentAnswer> => {
    const seller = await takePaymentTurn(tx, sellerId);
    const wanted = await beginning.reckon(tx, seller);
    const held = await paymentUnderWay(tx, sellerId);
    const isSame = held && sameness(held) === sameness({ purpose: beginning.purpose, method, ...wanted });
    if (held && isSame && held.expires_at > services.now()) return answerOf(services, held, false, language);
    // A gateway's page that was opened meanwhile, in another tab, must not be paid beside this one.
    if (held?.gateway_id) throw conflict('stillRunning');
    if (held) await closeIn(tx, held, { action: 'cancel', actor: 'seller' }, services.now());
    return answerOf(services, await write(tx, services, beginning, seller.user, wanted, language), true, language);
  });
  const written = await ownPayment(services.queries, sellerId, begun.body.data.id);
  const payment = await openGateway(services, written, session.user);
  return { status: begun.status, body: { ...begun.body, data: paymentOf(services, payment) } };
}

const answerOf = (services: Services, payment: PaymentRow, isNew: boolean, language: Language): PaymentAnswer => ({
  status: isNew ? 201 : 200,
  body: { success: true, message: word(language, messageOf(payment, isNew)), data: paymentOf(services, payment) },
});
