/** Opening the page of a gateway for a payment that is written down. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { subscription_payments } from '../db/schema/index.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { word } from '../messages/messages.ts';
import { GatewayFailure, type OpenedCheckout } from '../ports/gateway.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { close, gatewayRefusal, shutGateway } from './close.ts';
import { lockPayments, ownPayment, type PaymentRow } from './payment.ts';

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
 * Keeps the page that a gateway has opened, in a transaction in which the seller is locked: whoever closes the payment does
 * it before, or sees the page.
 *
 * @returns undefined where the payment was closed meanwhile, or has a page already
 */
const keepPage = ({ queries }: Services, { id, seller_id }: PaymentRow, opened: OpenedCheckout) =>
  queries.transaction(async (tx) => {
    await lockPayments(tx, seller_id);
    const [kept] = await tx
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
    return kept;
  });

/**
 * What becomes of a page that was not kept: it must not be paid beside the payment that took this one's place.
 *
 * @returns the payment where the same request, sent twice, has opened the page of it
 * @throws HttpError 409 where the payment was given up meanwhile, or is paid
 */
async function withoutPage(services: Services, payment: PaymentRow, opened: OpenedCheckout): Promise<PaymentRow> {
  const current = await ownPayment(services.queries, payment.seller_id, payment.id);
  const isKept = current.status === 'open' || current.status === 'paid';
  if (isKept && current.gateway_id === opened.id) return current;
  const settled = await shutGateway(services, { ...current, gateway_id: opened.id }).catch((error: unknown) => {
    throw gatewayRefusal(error, payment.method);
  });
  if (settled) throw conflict('paymentAlreadyMade');
  if (isKept) return current;
  throw conflict(current.status === 'cancelled' ? 'paymentCancelled' : 'paymentUnsuccessful');
}

/**
 * Asks the gateway to open its page for a payment that has none yet.
 *
 * @throws HttpError 400 in the words of 001 section 8; 409 where the payment was given up while the page was opened
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
      description: word(language, { key: 'servicesOfHouse' }),
      email: user.email,
      language,
      successUrl: config.publicUrl + pages.success,
      cancelUrl: config.publicUrl + pages.cancel,
      expiresAt: expires_at,
    });
  } catch (error) {
    // What may help itself stays open, so that the next attempt is the same payment to the gateway.
    const isFinal = error instanceof GatewayFailure && (error.kind === 'settings' || error.kind === 'declined');
    if (isFinal) await close(services, payment, { action: 'fail', actor: 'system' });
    throw gatewayRefusal(error, method);
  }
  if (!opened) return payment;
  return (await keepPage(services, payment, opened)) ?? withoutPage(services, payment, opened);
}
