/** Crediting a payment exactly once, whoever reports it and however often. */
import { compare, type Money, percentOf, personName, subtract, termEnd } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements, subscription_payments, transactions, users } from '../db/schema/index.ts';
import { type Agreement, bytesOf, dateOf, runningTerm } from '../general/agreement.ts';
import { newId, randomText } from '../ids.ts';
import { notify } from '../platform/notify.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import type { Actor } from '../processes/process.ts';
import { take } from '../processes/process.ts';
import { subscriptionPayment } from '../processes/subscription-payment.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { saveChoice } from './choice.ts';
import { billedTo, issuerOf } from './parties.ts';
import { lockPayments, type PaymentRow, paymentKind } from './payment.ts';

type Agreed = typeof agreements.$inferInsert;
type Receipt = typeof transactions.$inferInsert;
/** Issuer and payer, as named today. */
type Parties = Pick<Receipt, 'issuer' | 'billed_to'>;

/** Dependencies of crediting; the operator's command line has no others. */
export type Crediting = Pick<Services, 'queries' | 'config' | 'now'>;

/** Who reports the payment. */
type Payer = 'gateway' | 'operator';

const actions: Record<Payer, { action: string; actor: Actor }> = {
  gateway: { action: 'pay', actor: 'system' },
  operator: { action: 'confirm_transfer', actor: 'super_admin' },
};

/** The agreement after a payment: the new term is added to the current one (001 section 9). */
export function agreementAfter(
  { seller_id, services }: Pick<PaymentRow, 'seller_id' | 'services'>,
  before: Agreement | undefined,
  now: Date,
): Agreed {
  const today = dateOf(now);
  const { disk_quota, quota_gb, years, notification_service } = services;
  const notification_end_date = notification_service
    ? termEnd(today, before?.notification_end_date ?? null, years)
    : (before?.notification_end_date ?? null);
  if (disk_quota === 'unchanged' && before) return { ...before, notification_end_date };
  const runningUntil = disk_quota === 'paid' ? (runningTerm(before, now)?.end_date ?? null) : null;
  return {
    seller_id,
    subscription_type: disk_quota === 'paid' ? 'Paid' : 'Free',
    agreement_end_date: termEnd(today, runningUntil, years),
    payment_status: 'paid',
    quota_bytes: bytesOf(quota_gb),
    services: disk_quota === 'unchanged' ? 'free' : disk_quota,
    bucket_details_id: services.bucket_details_id,
    notification_end_date,
  };
}

/** Such as R-2026-4K7Q2M9X: random, so that it does not reveal the number of receipts. */
const receiptNumber = (now: Date) => `R-${now.getUTCFullYear()}-${randomText().slice(0, 10).toUpperCase()}`;

/** One receipt per service. Tax is split so that the receipts add up to the payment. */
function receiptsOf(
  payment: PaymentRow,
  { before, after, parties, now }: { before: Agreement | undefined; after: Agreed; parties: Parties; now: Date },
): Receipt[] {
  const { quote, services, seller_id, method, id } = payment;
  const today = dateOf(now);
  const isSlack = ({ kind }: (typeof quote.lines)[number]) => kind === 'notification_service';
  const slackNet = quote.lines.find(isSlack)?.amount;
  const diskNet = slackNet ? subtract(quote.subtotal, slackNet) : quote.subtotal;
  const hasDisk = quote.lines.some((line) => !isSlack(line));
  const diskTax = slackNet ? percentOf(diskNet, quote.consumption_tax_percent) : quote.consumption_tax;
  const receipt = (
    net: Money,
    tax: Money,
    more: Pick<Receipt, 'service' | 'quota_gb' | 'period_start' | 'period_end'>,
  ) => ({
    id: newId('txn'),
    seller_id,
    payment_id: id,
    number: receiptNumber(now),
    method,
    currency: net.currency,
    net_amount: net.amount,
    tax_amount: tax.amount,
    total_amount: subtract(net, { ...tax, amount: `-${tax.amount}` }).amount,
    paid_at: now,
    ...parties,
    ...more,
  });
  const receipts: Receipt[] = [];
  if (hasDisk) {
    const period_start = runningTerm(before, now)?.end_date ?? today;
    const period_end = after.agreement_end_date;
    receipts.push(
      receipt(diskNet, diskTax, { service: 'disk', quota_gb: services.quota_gb, period_start, period_end }),
    );
  }
  if (slackNet) {
    const period_start = termEnd(today, before?.notification_end_date ?? null, 0);
    const period_end = after.notification_end_date ?? today;
    const tax = hasDisk ? subtract(quote.consumption_tax, diskTax) : quote.consumption_tax;
    receipts.push(receipt(slackNet, tax, { service: 'slack', quota_gb: null, period_start, period_end }));
  }
  return receipts;
}

/**
 * Notifies the seller of a received payment, by mail and in the app. Free orders have no receipt and no notification.
 */
async function notifyPaid(tx: Queries, payment: PaymentRow, user: User, after: Agreed, receipts: Receipt[]) {
  const [first] = receipts;
  if (!first) return;
  const now = first.paid_at;
  const { total } = payment.quote;
  const numbers = receipts.map(({ number }) => number).join(', ');
  const page = first.service === 'disk' ? '/disk-quota-transactions' : '/slack-transactions';
  await notify(tx, {
    userId: user.id,
    type: 'Payment',
    message: { key: 'receiptBell', values: { total } },
    link: page,
    now,
  });
  await enqueueMail(tx, {
    to: user.email,
    language: payment.language,
    subject: { key: 'receiptSubject', values: { numbers } },
    name: personName(user.firstname, user.lastname),
    text: [
      { key: 'receiptText', values: { total, numbers } },
      { key: 'receiptTerm', values: { date: after.agreement_end_date } },
    ],
    card: {
      facts: [
        { label: 'mailFactReceipt', text: numbers },
        { label: 'mailFactTotal', money: total },
        { label: 'mailFactAgreement', day: after.agreement_end_date },
      ],
    },
    action: { label: 'mailOpenReceipts', link: page },
    now,
  });
}

/**
 * Credits a payment in a transaction: agreement, receipts, end of sign-up, notifications. No effect if it is already
 * paid.
 *
 * @param arrivedAt when a bank transfer arrived, if not now
 * @throws HttpError 409 if it can no longer be paid
 */
export async function settleIn(
  tx: Queries,
  services: Crediting,
  found: PaymentRow,
  { by, arrivedAt }: { by: Payer; arrivedAt?: Date | undefined },
): Promise<PaymentRow> {
  const now = services.now();
  const { user, agreement: before } = await lockPayments(tx, found.seller_id);
  const [payment] = await tx.select().from(subscription_payments).where(eq(subscription_payments.id, found.id));
  if (!payment || payment.status === 'paid') return payment ?? found;
  const { action, actor } = actions[by];
  const facts = { ...payment, arrived_at: arrivedAt };
  const status = take(subscriptionPayment, action, payment.status, facts, now, actor);

  const after = agreementAfter(payment, before, now);
  const parties = { issuer: issuerOf(services.config), billed_to: await billedTo(tx, user) };
  const receipts = receiptsOf(payment, { before, after, parties, now });
  const { seller_id: _seller, ...changes } = after;
  await tx.insert(agreements).values(after).onConflictDoUpdate({ target: agreements.seller_id, set: changes });
  if (receipts.length > 0) await tx.insert(transactions).values(receipts);
  await saveChoice(tx, payment.seller_id, payment.services, now);
  if (user.current_step_no !== null) {
    await tx.update(users).set({ current_step_no: null }).where(eq(users.id, user.id));
  }
  const [settled] = await tx
    .update(subscription_payments)
    .set({ status, paid_at: now, version: payment.version + 1 })
    .where(eq(subscription_payments.id, payment.id))
    .returning();
  await recordEvent(tx, { kind: paymentKind, id: payment.id, actor: { kind: actor }, event: 'paid', at: now });
  await notifyPaid(tx, payment, user, after, receipts);
  return settled ?? payment;
}

/**
 * Credits a payment received by a gateway.
 *
 * @throws if the amount differs from the quote: an internal error, and nothing is credited
 */
export async function settle(services: Services, payment: PaymentRow, paid: Money): Promise<PaymentRow> {
  const { total } = payment.quote;
  if (paid.currency !== total.currency || compare(paid, total) !== 0) {
    throw new Error(`${payment.id} is ${total.amount} ${total.currency}, but ${paid.amount} ${paid.currency} was paid`);
  }
  return services.queries.transaction((tx) => settleIn(tx, services, payment, { by: 'gateway' }));
}
