import { unitsOf } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements, users } from '../db/schema/index.ts';
import type { Handlers, SignedIn } from '../http/handler.ts';
import { badRequest, conflict, invalidField } from '../http/http-error.ts';
import { isAnswered, once } from '../http/once.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { type MessageKey, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { agreementHandlers } from './agreement-handlers.ts';
import { agreementState } from './agreement-state.ts';
import { begin } from './begin.ts';
import { calculatePrice, saveChoice, savedChoice } from './choice.ts';
import { abandonPayment } from './close.ts';
import { captureWallet, cardSession, confirmCard, handleCardEvent } from './confirm.ts';
import {
  lockPayments,
  ownCheckout,
  ownPayment,
  type PaymentRow,
  paymentDetails,
  paymentOf,
  paymentUnderWay,
} from './payment.ts';
import { agreementAfter } from './settle.ts';
import { listTransactions, receiptDetails } from './transactions.ts';

type PaymentOperation =
  | 'signUpServices'
  | 'signUpPayment'
  | 'renewPayment'
  | 'retrieveStripeData'
  | 'confirmStripePayment'
  | 'retrieveStripeRenewalData'
  | 'confirmStripeRenewalPayment'
  | 'captureWalletPayment'
  | 'getSubscriptionPayment'
  | 'cancelSubscriptionPayment'
  | 'receiveStripeEvent'
  | 'listSlackTransactions'
  | 'listDiskTransactions'
  | 'getTransaction'
  | 'getUserAgreementSubscriptionData'
  | 'getUsersRenewalData'
  | 'getAgreementRecord';

type SettlingCall =
  | SignedIn<'confirmStripePayment'>
  | SignedIn<'confirmStripeRenewalPayment'>
  | SignedIn<'captureWalletPayment'>;
type SettlingOperation = 'confirmStripePayment' | 'confirmStripeRenewalPayment' | 'captureWalletPayment';

/** @throws HttpError 422, which these screens show at the email field (000 section 5) */
function requireOwnEmail({ user }: Session, email: string): void {
  if (user.email !== email.toLowerCase()) throw invalidField('email', 'emailNotYours');
}

/** Completes a sign-up without payment: the agreement becomes active at once. */
async function activate(tx: Queries, agreed: typeof agreements.$inferInsert): Promise<void> {
  const { seller_id, ...terms } = agreed;
  await tx.insert(agreements).values(agreed).onConflictDoUpdate({ target: agreements.seller_id, set: terms });
  await tx.update(users).set({ current_step_no: null }).where(eq(users.id, seller_id));
}

async function signUpServices(services: Services, call: SignedIn<'signUpServices'>) {
  const { session, body, language } = call;
  const { queries, now } = services;
  requireOwnEmail(session, body.email);
  const isOpen = session.user.current_step_no !== null && !(await isAnswered(services, call, 'signUpServices'));
  const open = isOpen ? await paymentUnderWay(queries, session.user.id) : undefined;
  if (open) {
    await calculatePrice(queries, session.user.id, body.services, {
      agreement: undefined,
      total: body.total,
      now: now(),
    });
    // An open checkout page for another choice must no longer be payable.
    await abandonPayment(services, open);
  }
  return once(services, call, 'signUpServices', async (tx) => {
    const { user, agreement } = await lockPayments(tx, session.user.id);
    if (user.current_step_no === null) throw conflict('signUpComplete');
    const priced = await calculatePrice(tx, user.id, body.services, { agreement, total: body.total, now: now() });
    const isFree = unitsOf(priced.quote.total) === 0n;
    await saveChoice(tx, user.id, priced.services, now());
    if (isFree) {
      await activate(tx, agreementAfter({ seller_id: user.id, services: priced.services }, agreement, now()));
    } else await tx.update(users).set({ current_step_no: 2 }).where(eq(users.id, user.id));
    const message = translate(language, { key: isFree ? 'signUpDone' : 'servicesKept' });
    const current_step_no = isFree ? null : 2;
    return { status: 200 as const, body: { success: true, message, data: { current_step_no, ...priced } } };
  });
}

function signUpPayment(services: Services, call: SignedIn<'signUpPayment'>) {
  const { session, body } = call;
  requireOwnEmail(session, body.email);
  return begin(services, call, 'signUpPayment', {
    purpose: 'sign_up',
    method: body.method,
    async calculatePrice(tx, { user, agreement }) {
      if (user.current_step_no === null) throw conflict('signUpComplete');
      const chosen = await savedChoice(tx, user.id);
      if (user.current_step_no !== 2 || !chosen) throw conflict('servicesFirst');
      return calculatePrice(tx, user.id, chosen, { agreement, total: body.total, now: services.now() });
    },
  });
}

function renewPayment(services: Services, call: SignedIn<'renewPayment'>) {
  const { session, body } = call;
  requireOwnEmail(session, body.email);
  return begin(services, call, 'renewPayment', {
    purpose: 'renewal',
    method: body.method,
    calculatePrice: (tx, { user, agreement }) =>
      calculatePrice(tx, user.id, body.services, { agreement, total: body.total, now: services.now() }),
  });
}

/** The response after crediting a payment: payment, agreement and sign-up step. */
async function settledAnswer(
  services: Services,
  call: SettlingCall,
  operationId: SettlingOperation,
  paymentId: string,
) {
  const { session, language } = call;
  return once(services, call, operationId, async (tx) => {
    const { user } = await lockPayments(tx, session.user.id);
    const agreement = await agreementState(tx, user.id, services.now(), language);
    if (!agreement) throw new Error(`${user.id} has paid but has no agreement`);
    const payment = paymentOf(services, await ownPayment(tx, user.id, paymentId));
    const message = translate(language, { key: 'paymentDone' });
    const data = { payment, agreement, current_step_no: user.current_step_no };
    return { status: 200 as const, body: { success: true, message, data } };
  });
}

/** The two calls per purpose made by the return pages of the card gateway. */
function cardReturn(services: Services, purpose: PaymentRow['purpose']) {
  const found = (session: Session, id: string) =>
    ownCheckout(services.queries, session.user.id, id, { method: 'card', purpose });
  return {
    async retrieve({ session, query }: SignedIn<'retrieveStripeData'>) {
      const payment = await found(session, query.session_id);
      const { state } = await cardSession(services, payment);
      const data = { gateway_status: state, payment: paymentOf(services, payment) };
      return { status: 200 as const, body: { success: true, data } };
    },
    async confirm(
      call: SignedIn<'confirmStripePayment'>,
      operationId: 'confirmStripePayment' | 'confirmStripeRenewalPayment',
    ) {
      const payment = await found(call.session, call.body.session_id);
      await confirmCard(services, payment);
      return settledAnswer(services, call, operationId, payment.id);
    },
  };
}

async function detailsAnswer(services: Services, row: PaymentRow, language: 'en' | 'ja', key: MessageKey) {
  const data = await paymentDetails(services, services.queries, row);
  return {
    status: 200 as const,
    body: { success: true, message: translate(language, { key }), data },
    etag: etagOf(row),
  };
}

/** Agreements and their payments (000 sections 4 and 7). */
export function paymentHandlers(services: Services): Pick<Handlers, PaymentOperation> {
  const { queries } = services;
  const signUp = cardReturn(services, 'sign_up');
  const renewal = cardReturn(services, 'renewal');
  return {
    ...agreementHandlers(services),
    signUpServices: (call) => signUpServices(services, call),
    signUpPayment: (call) => signUpPayment(services, call),
    renewPayment: (call) => renewPayment(services, call),
    retrieveStripeData: signUp.retrieve,
    confirmStripePayment: (call) => signUp.confirm(call, 'confirmStripePayment'),
    retrieveStripeRenewalData: renewal.retrieve,
    confirmStripeRenewalPayment: (call) => renewal.confirm(call, 'confirmStripeRenewalPayment'),

    async captureWalletPayment(call) {
      const { session, body } = call;
      const payment = await ownCheckout(queries, session.user.id, body.token, { method: 'wallet' });
      await captureWallet(services, payment);
      return settledAnswer(services, call, 'captureWalletPayment', payment.id);
    },

    async getSubscriptionPayment({ session, path, language }) {
      return detailsAnswer(services, await ownPayment(queries, session.user.id, path.id), language, 'paymentFound');
    },

    async cancelSubscriptionPayment({ session, path, headers, language }) {
      const payment = await ownPayment(queries, session.user.id, path.id);
      await requireVersion(headers['If-Match'], payment.version, () => paymentDetails(services, queries, payment));
      return detailsAnswer(services, await abandonPayment(services, payment), language, 'paymentCancelled');
    },

    async receiveStripeEvent({ headers, request, language }) {
      const event = await services.ports.card?.readEvent(request.rawBody, headers['Stripe-Signature']);
      if (!event) throw badRequest('signatureWrong');
      await handleCardEvent(services, event);
      return { status: 200, body: { success: true, message: translate(language, { key: 'eventReceived' }) } };
    },

    async listSlackTransactions(call) {
      return { status: 200, body: await listTransactions(queries, 'slack', call) };
    },
    async listDiskTransactions(call) {
      return { status: 200, body: await listTransactions(queries, 'disk', call) };
    },
    async getTransaction({ session, path, language }) {
      const data = await receiptDetails(services, session.user.id, path.id);
      return { status: 200, body: { success: true, message: translate(language, { key: 'receiptFound' }), data } };
    },
  };
}
