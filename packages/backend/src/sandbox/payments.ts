/** Simulated actions of gateways and the operator on payments and agreements. */
import { decimalsOf } from '@smart-art/openapi/rules';
import { and, desc, eq, max } from 'drizzle-orm';
import { agreement_texts, subscription_payments, users } from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import { badRequest, notFound } from '../http/http-error.ts';
import { moneyText } from '../messages/messages.ts';
import { handleCardEvent } from '../payments/confirm.ts';
import { confirmTransfer } from '../payments/transfer.ts';
import { sandboxEventSecret } from '../ports/card-sandbox.ts';
import type { Services } from '../services.ts';
import type { SandboxAction, Suggest } from './action.ts';
import { decide, findCheckout, outcomes } from './checkout.ts';

const area = 'Payments';

type Payment = typeof subscription_payments.$inferSelect;

/** Suggests the newest payments in a state, by the reference the action expects. */
const suggestPayments =
  (
    status: Payment['status'],
    method: Payment['method'] | undefined,
    nameOf: (payment: Payment) => string | null,
  ): Suggest =>
  async ({ queries }) => {
    const found = await queries
      .select({ payment: subscription_payments, email: users.email })
      .from(subscription_payments)
      .innerJoin(users, eq(users.id, subscription_payments.seller_id))
      .where(
        and(eq(subscription_payments.status, status), method ? eq(subscription_payments.method, method) : undefined),
      )
      .orderBy(desc(subscription_payments.created_at), desc(subscription_payments.id))
      .limit(50);
    return found.flatMap(({ payment, email }) => {
      const value = nameOf(payment);
      return value ? [{ value, label: `${email}, ${moneyText('en', payment.quote.total)}` }] : [];
    });
  };

const openCheckouts = suggestPayments('open', undefined, ({ gateway_id }) => gateway_id);
const openSessions = suggestPayments('open', 'card', ({ gateway_id }) => gateway_id);
const awaitedTransfers = suggestPayments('awaiting_transfer', undefined, ({ reference_number }) => reference_number);

/** The payment of a gateway's checkout. */
async function paymentOfCheckout({ queries }: Services, gatewayId: string): Promise<string> {
  const [found] = await queries
    .select({ id: subscription_payments.id })
    .from(subscription_payments)
    .where(eq(subscription_payments.gateway_id, gatewayId));
  if (!found) throw notFound();
  return found.id;
}

const checkout: SandboxAction = {
  id: 'payments.checkout',
  area,
  title: 'A person pays, declines or cancels on the page of a gateway',
  fields: [
    { name: 'id', label: 'Session or order', kind: 'text', required: true, suggest: openCheckouts },
    { name: 'outcome', label: 'Outcome', kind: 'select', required: true, options: outcomes },
  ],
  async run(services, { id, outcome }) {
    const chosen = outcomes.find((one) => one === outcome) ?? 'pay';
    const link = await decide(services, id, chosen);
    return { message: `The person is redirected to ${link}`, id: await paymentOfCheckout(services, id ?? ''), link };
  },
};

/** A simulated gateway event with its session. */
async function eventOf(services: Services, id: string | undefined): Promise<string> {
  const { state, amount, currency, ...session } = await findCheckout(services, id);
  const isPaid = state === 'paid';
  return JSON.stringify({
    id: `evt_sandbox_${session.id}`,
    object: 'event',
    type: isPaid ? 'checkout.session.completed' : 'checkout.session.expired',
    data: {
      object: {
        id: session.id,
        object: 'checkout.session',
        status: isPaid ? 'complete' : 'expired',
        payment_status: isPaid ? 'paid' : 'unpaid',
        amount_total: Math.round(Number(amount) * 10 ** decimalsOf[currency]),
        currency: currency.toLowerCase(),
      },
    },
  });
}

const cardEvent: SandboxAction = {
  id: 'payments.card-event',
  area,
  title: 'The card gateway sends a webhook with the state of a session',
  fields: [{ name: 'id', label: 'Session', kind: 'text', required: true, suggest: openSessions }],
  async run(services, { id }) {
    const { default: Stripe } = await import('stripe');
    const payload = await eventOf(services, id);
    const timestamp = Math.floor(services.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: sandboxEventSecret, timestamp });
    const event = await services.ports.card?.readEvent(payload, signature);
    if (!event) throw badRequest('signatureWrong');
    await handleCardEvent(services, event);
    return { message: 'The webhook was accepted.', id: await paymentOfCheckout(services, id ?? '') };
  },
};

const transfer: SandboxAction = {
  id: 'payments.confirm-transfer',
  area,
  title: 'The operator confirms a bank transfer',
  fields: [
    {
      name: 'reference',
      label: 'Reference number',
      kind: 'text',
      required: true,
      hint: 'SA-…',
      suggest: awaitedTransfers,
    },
    { name: 'arrived_on', label: 'Date received, if not today', kind: 'text', hint: '2026-12-01' },
  ],
  async run(services, { reference = '', arrived_on }) {
    const { id } = await confirmTransfer(services, reference, arrived_on ? new Date(arrived_on) : undefined);
    return { message: `The transfer ${reference} is confirmed.`, id };
  },
};

const pageKeys = [
  'sign-up-terms',
  'privacy-policy',
  'return-policy',
  'international-delivery',
  'publication-commitment',
] as const;

const newText: SandboxAction = {
  id: 'agreements.publish',
  area,
  title: 'The operator publishes a new version of an agreement',
  fields: [
    { name: 'page_key', label: 'Agreement', kind: 'select', required: true, options: pageKeys },
    { name: 'heading', label: 'Heading', kind: 'text', required: true },
    { name: 'text_en', label: 'Text in English', kind: 'text', required: true },
    { name: 'text_ja', label: 'Text in Japanese', kind: 'text', required: true },
    { name: 'in_force_from', label: 'In force from', kind: 'date', hint: 'Today if empty' },
  ],
  async run({ queries, now }, input) {
    const { page_key = '', heading = '', text_en = '', text_ja = '' } = input;
    const in_force_from = input.in_force_from || dateOf(now());
    return queries.transaction(async (tx) => {
      const current = await tx
        .select()
        .from(agreement_texts)
        .where(eq(agreement_texts.page_key, page_key))
        .for('update');
      const [newest] = await tx
        .select({ version: max(agreement_texts.version) })
        .from(agreement_texts)
        .where(eq(agreement_texts.page_key, page_key));
      if (current.length === 0) throw notFound();
      const version = (newest?.version ?? 0) + 1;
      const texts = { en: text_en, ja: text_ja };
      await tx.insert(agreement_texts).values(
        (['en', 'ja'] as const).map((language) => ({
          page_key,
          version,
          language,
          in_force_from,
          title: current.findLast((row) => row.language === language)?.title ?? page_key,
          sections: [{ heading, text: texts[language] }],
        })),
      );
      return { message: `Version ${version} of ${page_key} is in force from ${in_force_from}.`, id: page_key };
    });
  },
};

export const actions: SandboxAction[] = [checkout, cardEvent, transfer, newText];
