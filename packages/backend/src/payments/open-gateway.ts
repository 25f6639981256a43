/** Opening the page of a gateway for a payment that is written down. */
import { and, eq, isNull } from 'drizzle-orm';
import { subscription_payments } from '../db/schema/index.ts';
import { badRequest } from '../http/refusal.ts';
import { word } from '../messages/messages.ts';
import { GatewayFailure } from '../ports/gateway.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { close, gatewayRefusal } from './close.ts';
import { ownPayment, type PaymentRow } from './payment.ts';

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

/** Asks the gateway to open its page for a payment that has none yet. @throws Refusal 400 in the words of 001 section 8 */
export async function openGateway(services: Services, payment: PaymentRow, user: User): Promise<PaymentRow> {
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
