/** Opening a gateway's checkout page for a stored payment. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { subscription_payments } from '../db/schema/index.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { translate } from '../messages/messages.ts';
import { GatewayFailure, type OpenedCheckout } from '../ports/gateway.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { close, gatewayError, shutGateway } from './close.ts';
import { lockPayments, ownPayment, type PaymentRow } from './payment.ts';

/** The app's pages that a gateway returns to (000 section 2). */
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
 * Stores an opened checkout page with the seller locked, so that a concurrent close either comes first or sees the
 * page.
 *
 * @returns undefined if the payment was closed, or already has a page
 */
const keepPage = ({ queries }: Services, { id, seller_id }: PaymentRow, opened: OpenedCheckout) =>
  queries.transaction(async (tx) => {
    await lockPayments(tx, seller_id);
    const [stored] = await tx
      .update(subscription_payments)
      .set({ gateway_id: opened.id, checkout_url: opened.url, version: sql`${subscription_payments.version} + 1` })
      .where(
        and(
          eq(subscription_payments.id, id),
          eq(subscription_payments.status, 'open'),
          isNull(subscription_payments.gateway_id),
        ),
      )
      .returning();
    return stored;
  });

/**
 * Handles a page that could not be stored: it must not be payable beside the payment that replaced this one.
 *
 * @returns the payment if a duplicate of this request has stored the page
 * @throws HttpError 409 if the payment was cancelled or paid meanwhile
 */
async function withoutPage(services: Services, payment: PaymentRow, opened: OpenedCheckout): Promise<PaymentRow> {
  const current = await ownPayment(services.queries, payment.seller_id, payment.id);
  const isValid = current.status === 'open' || current.status === 'paid';
  if (isValid && current.gateway_id === opened.id) return current;
  const settled = await shutGateway(services, { ...current, gateway_id: opened.id }).catch((error: unknown) => {
    throw gatewayError(error, payment.method);
  });
  if (settled) throw conflict('paymentAlreadyMade');
  if (isValid) return current;
  throw conflict(current.status === 'cancelled' ? 'paymentCancelled' : 'paymentUnsuccessful');
}

/**
 * Opens a checkout page for a payment that has none yet.
 *
 * @throws HttpError 400 with a message of 001 section 8; 409 if the payment was cancelled meanwhile
 */
export async function openGateway(services: Services, payment: PaymentRow, user: User): Promise<PaymentRow> {
  const { ports, config } = services;
  const { id, method, status, quote, language, gateway_id, expires_at } = payment;
  if (status === 'failed') throw badRequest('paymentUnsuccessful');
  if (status !== 'open' || gateway_id || method === 'bank_transfer') return payment;
  const pages = returnPages(payment);
  let opened: OpenedCheckout | undefined;
  try {
    opened = await ports[method]?.open({
      paymentId: id,
      total: quote.total,
      description: translate(language, { key: 'servicesOfHouse' }),
      email: user.email,
      language,
      successUrl: config.publicUrl + pages.success,
      cancelUrl: config.publicUrl + pages.cancel,
      expiresAt: expires_at,
    });
  } catch (error) {
    // After a temporary failure it stays open, so that a retry is the same payment for the gateway.
    const isFinal = error instanceof GatewayFailure && (error.kind === 'settings' || error.kind === 'declined');
    if (isFinal) await close(services, payment, { action: 'fail', actor: 'system' });
    throw gatewayError(error, method);
  }
  if (!opened) return payment;
  return (await keepPage(services, payment, opened)) ?? withoutPage(services, payment, opened);
}
