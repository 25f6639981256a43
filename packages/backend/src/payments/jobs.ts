import { addYears, personName } from '@smart-art/openapi/rules';
import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { agreements, client_settings, subscription_payments, users } from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import { HttpError } from '../http/http-error.ts';
import type { Wording } from '../messages/messages.ts';
import { each } from '../platform/each.ts';
import type { Job } from '../platform/jobs.ts';
import { notify } from '../platform/notify.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../services.ts';
import { close, shutGateway } from './close.ts';
import { captureWallet } from './confirm.ts';
import { ownPayment, type PaymentRow } from './payment.ts';

/** Notifies a seller that their transfer did not arrive in time. */
async function notifyLapsed({ queries, now }: Services, payment: PaymentRow): Promise<void> {
  const [user] = await queries.select().from(users).where(eq(users.id, payment.seller_id));
  if (!user) return;
  const values = { reference: payment.reference_number ?? '', total: payment.quote.total };
  const link = '/payment-renew';
  await queries.transaction(async (tx) => {
    const message = { key: 'transferLapsedBell' as const, values };
    await notify(tx, { userId: user.id, type: 'Payment', message, link, now: now() });
    await enqueueMail(tx, {
      to: user.email,
      language: payment.language,
      subject: { key: 'transferLapsedSubject', values },
      name: personName(user.firstname, user.lastname),
      text: [{ key: 'transferLapsedText', values }],
      card: {
        facts: [
          { label: 'mailFactReference', text: values.reference },
          { label: 'mailFactTotal', money: values.total },
        ],
      },
      action: { label: 'mailPayAgain', link },
      now: now(),
    });
  });
}

/** Retries a capture whose response was lost. @returns true if it succeeded; capturing is idempotent */
async function isCaptured(services: Services, payment: PaymentRow & { gateway_id: string }): Promise<boolean> {
  try {
    await captureWallet(services, payment);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return false;
    throw error;
  }
}

/** Expires an overdue payment, unless it turns out to have been paid. */
async function lapse(services: Services, payment: PaymentRow): Promise<void> {
  const { gateway_id, capture_started_at } = payment;
  if (gateway_id && capture_started_at && (await isCaptured(services, { ...payment, gateway_id }))) return;
  if (await shutGateway(services, payment)) return;
  // It may have been closed in the meantime.
  const current = await ownPayment(services.queries, payment.seller_id, payment.id);
  if (current.status !== 'open' && current.status !== 'awaiting_transfer') return;
  // A checkout page opened at the last moment is closed by the next run.
  if (current.gateway_id !== gateway_id) return;
  const closed = await close(services, current, { action: 'lapse', actor: 'system' });
  if (closed.method === 'bank_transfer') await notifyLapsed(services, closed);
}

/** Bank transfers that did not arrive within 10 days (001 section 9), and expired checkout pages. */
const lapseOverdue: Job = async (services) => {
  const overdue = await services.queries
    .select()
    .from(subscription_payments)
    .where(
      and(
        inArray(subscription_payments.status, ['open', 'awaiting_transfer']),
        lte(subscription_payments.expires_at, services.now()),
      ),
    )
    .orderBy(subscription_payments.expires_at)
    .limit(200);
  await each(overdue, (payment) => lapse(services, payment));
};

/** Renews the free quota automatically, year by year. */
const goOnFree: Job = async ({ queries, now }) => {
  const today = dateOf(now());
  await queries
    .update(agreements)
    .set({ agreement_end_date: addYears(today, 1) })
    .where(
      and(
        eq(agreements.subscription_type, 'Free'),
        eq(agreements.payment_status, 'paid'),
        lt(agreements.agreement_end_date, today),
      ),
    );
};

type NoticeColumn = 'reminded_of' | 'told_of';

/** Notifies sellers about the end of their agreement, once per end date. */
async function notifyOfEnd(
  { queries, now }: Services,
  due: { sellerId: string; end: string }[],
  column: NoticeColumn,
  messages: Record<'subject' | 'text', Wording['key']>,
): Promise<void> {
  await each(due, ({ sellerId, end }) =>
    queries.transaction(async (tx) => {
      const again = or(isNull(agreements[column]), ne(agreements[column], end));
      const marked = await tx
        .update(agreements)
        .set({ [column]: end })
        .where(and(eq(agreements.seller_id, sellerId), eq(agreements.agreement_end_date, end), again))
        .returning({ id: agreements.seller_id });
      if (marked.length === 0) return;
      const values = { date: end };
      const link = '/payment-renew';
      const message = { key: messages.subject, values };
      await notifySeller(tx, {
        sellerId,
        kind: 'payments',
        type: 'Agreement',
        message,
        subject: message,
        text: [{ key: messages.text, values }],
        card: { facts: [{ label: 'mailFactAgreement', day: end }] },
        link,
        action: 'mailRenew',
        module: 'payments',
        now: now(),
      });
    }),
  );
}

/** Reminders before a paid agreement ends, and a notification after it has. */
const notifyOfEnds: Job = async (services) => {
  const today = dateOf(services.now());
  const daysAhead = sql`coalesce(${client_settings.renewal_reminder_days}, 30)`;
  const isNoticeDue = (column: NoticeColumn) =>
    or(isNull(agreements[column]), ne(agreements[column], agreements.agreement_end_date));
  const endings = (column: NoticeColumn, when: ReturnType<typeof sql>) =>
    services.queries
      .select({ sellerId: agreements.seller_id, end: agreements.agreement_end_date })
      .from(agreements)
      .leftJoin(client_settings, eq(client_settings.user_id, agreements.seller_id))
      .where(
        and(
          eq(agreements.subscription_type, 'Paid'),
          eq(agreements.payment_status, 'paid'),
          isNotNull(agreements.agreement_end_date),
          isNoticeDue(column),
          when,
        ),
      )
      .orderBy(agreements.seller_id)
      .limit(200);
  const isNear = sql`${daysAhead} > 0 and ${agreements.agreement_end_date} between ${today}::date and ${today}::date + ${daysAhead}`;
  await notifyOfEnd(services, await endings('reminded_of', isNear), 'reminded_of', {
    subject: 'reminderSubject',
    text: 'reminderText',
  });
  const hasEnded = sql`${agreements.agreement_end_date} < ${today}::date`;
  await notifyOfEnd(services, await endings('told_of', hasEnded), 'told_of', {
    subject: 'expirySubject',
    text: 'expiryText',
  });
};

/** Time-driven changes of payments and agreements. */
export const jobs: Job[] = [lapseOverdue, goOnFree, notifyOfEnds];
