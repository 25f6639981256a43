/** Bank transfers: sellers get the account details, and the operator confirms arrival. */
import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { BankAccount } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { agreements, subscription_payments, users } from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { User } from '../session/session.ts';
import { timeZoneOf } from '../settings/record.ts';
import { operatorAccount } from './bank-account.ts';
import type { PaymentRow } from './payment.ts';
import { agreementAfter, type Crediting, settleIn } from './settle.ts';

/**
 * A new seller's agreement until the transfer arrives. Paid quota is unpaid and ends when the payment expires (000
 * section 4); free quota is active at once.
 */
function agreementMeanwhile({ seller_id, services: chosen, expires_at }: PaymentRow, now: Date) {
  const free = agreementAfter({ seller_id, services: { ...chosen, notification_service: false } }, undefined, now);
  if (chosen.disk_quota !== 'paid') return free;
  return { ...free, agreement_end_date: dateOf(expires_at), payment_status: 'unpaid' as const };
}

/** Account details as separate lines, easy to copy. */
const accountFacts = (account: BankAccount | undefined): MailFact[] =>
  account
    ? [
        { label: 'mailFactAccountName', text: account.account_name },
        { label: 'mailFactBank', text: account.bank_name },
        { label: 'mailFactBranch', text: account.branch_name },
        { label: 'mailFactAccountType', text: account.account_type },
        { label: 'mailFactAccountNumber', text: account.account_number },
        { label: 'mailFactSwift', text: account.swift_code },
      ]
    : [];

/** Sends the transfer instructions, and gives a new seller access. */
export async function awaitTransfer(tx: Queries, services: Crediting, payment: PaymentRow, user: User): Promise<void> {
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
  const account = operatorAccount(services.config);
  const reference = payment.reference_number ?? '';
  const due = expires_at.toISOString();
  await enqueueMail(tx, {
    to: user.email,
    language,
    timeZone: await timeZoneOf(tx, seller_id),
    subject: { key: 'transferSubject', values: { reference } },
    name: personName(user.firstname, user.lastname),
    text: [
      { key: 'transferText', values: { total: quote.total, ...account } },
      { key: 'transferReference', values: { reference, due } },
    ],
    card: {
      facts: [
        { label: 'mailFactTotal', money: quote.total },
        { label: 'mailFactReference', text: reference },
        { label: 'mailFactPaymentDue', moment: due },
        ...accountFacts(account),
      ],
    },
    now,
  });
}

/**
 * Credits the payment with a reference number, once.
 *
 * @param arrivedAt when it arrived, if entered later; it must be within the 10 days
 * @throws HttpError 404 for an unknown reference, 409 if it arrived too late or was cancelled, 422 for a day that is
 * not over yet
 */
export async function confirmTransfer(services: Crediting, reference: string, arrivedAt?: Date): Promise<PaymentRow> {
  if (arrivedAt && !(arrivedAt <= services.now())) throw invalidField('arrived_on', 'dateWrong');
  return services.queries.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(subscription_payments)
      .where(eq(subscription_payments.reference_number, reference.trim().toUpperCase()));
    if (!payment) throw notFound();
    return settleIn(tx, services, payment, { by: 'operator', arrivedAt });
  });
}
