/** Payments: queries, and conversion to the contract's format. */
import { createHash } from 'node:crypto';
import type { components } from '@smart-art/openapi/product';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements, subscription_payments, users } from '../db/schema/index.ts';
import type { Agreement } from '../general/agreement.ts';
import { notFound } from '../http/http-error.ts';
import { timelineOf } from '../platform/timeline.ts';
import { availableActions } from '../processes/process.ts';
import { subscriptionPayment } from '../processes/subscription-payment.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { operatorAccount } from './bank-account.ts';

type Payment = components['schemas']['Payment'];
export type PaymentRow = typeof subscription_payments.$inferSelect;

/** Record kind of payments in the timeline. */
export const paymentKind = 'subscription_payment';

/** A payment in the contract's format. */
export function paymentOf({ config, now }: Services, row: PaymentRow): Payment {
  const { id, purpose, method, status, services, quote, gateway_id, checkout_url, reference_number } = row;
  const expires = row.expires_at.toISOString();
  const account = method === 'bank_transfer' ? operatorAccount(config) : undefined;
  return {
    id,
    purpose,
    method,
    status,
    services,
    quote,
    checkout:
      status === 'open' && gateway_id && checkout_url
        ? { id: gateway_id, url: checkout_url, expires_at: expires }
        : null,
    bank_transfer: account && reference_number ? { reference_number, due_at: expires, ...account } : null,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    version: row.version,
    available_actions: availableActions(subscriptionPayment, status, row, now()),
  };
}

/** A payment with its timeline. */
export const paymentDetails = async (services: Services, queries: Queries, row: PaymentRow) => ({
  ...paymentOf(services, row),
  timeline: await timelineOf(queries, paymentKind, row.id),
});

/** @throws HttpError 404 if the seller has no such payment */
export async function ownPayment(queries: Queries, sellerId: string, id: string): Promise<PaymentRow> {
  const [found] = await queries
    .select()
    .from(subscription_payments)
    .where(and(eq(subscription_payments.id, id), eq(subscription_payments.seller_id, sellerId)));
  if (!found) throw notFound();
  return found;
}

/**
 * The payment of a gateway's session or order.
 *
 * @throws HttpError 404 if it is not the seller's, or has another method or purpose
 */
export async function ownCheckout(
  queries: Queries,
  sellerId: string,
  gatewayId: string,
  is: Partial<Pick<PaymentRow, 'method' | 'purpose'>>,
): Promise<PaymentRow & { gateway_id: string }> {
  const [found] = await queries
    .select()
    .from(subscription_payments)
    .where(and(eq(subscription_payments.gateway_id, gatewayId), eq(subscription_payments.seller_id, sellerId)));
  const isOther = (is.method && found?.method !== is.method) || (is.purpose && found?.purpose !== is.purpose);
  if (!found || isOther) throw notFound();
  return { ...found, gateway_id: gatewayId };
}

/** A seller's open payment; there is at most one. */
export async function paymentUnderWay(queries: Queries, sellerId: string): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(subscription_payments)
    .where(
      and(
        eq(subscription_payments.seller_id, sellerId),
        inArray(subscription_payments.status, ['open', 'awaiting_transfer']),
      ),
    );
  return found;
}

/** Locks the seller's payments: concurrent payments, credits and service choices wait until the transaction ends. */
export async function lockPayments(
  tx: Queries,
  sellerId: string,
): Promise<{ user: User; agreement: Agreement | undefined }> {
  const [user] = await tx.select().from(users).where(eq(users.id, sellerId)).for('no key update');
  const [agreement] = await tx.select().from(agreements).where(eq(agreements.seller_id, sellerId)).for('update');
  if (!user) throw notFound();
  return { user, agreement };
}

/** Identity of a payment's content: equal values mean that it was started twice. */
export const contentKey = ({
  purpose,
  method,
  services,
  quote,
}: Pick<PaymentRow, 'purpose' | 'method' | 'services' | 'quote'>) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        purpose,
        method,
        services.disk_quota,
        services.quota_gb,
        services.years,
        services.bucket_details_id,
        services.notification_service,
        quote.total.amount,
        quote.total.currency,
      ]),
    )
    .digest('hex');
