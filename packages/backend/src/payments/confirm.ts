/** Confirming payments when a person returns from a gateway, or on a webhook. */
import { eq } from 'drizzle-orm';
import { subscription_payments } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { CardEvent, CardSession } from '../ports/card.ts';
import { GatewayFailure } from '../ports/gateway.ts';
import type { WalletOrder } from '../ports/wallet.ts';
import type { Services } from '../services.ts';
import { close, gatewayError } from './close.ts';
import { lockPayments, type PaymentRow } from './payment.ts';
import { settle } from './settle.ts';

type AtGateway = PaymentRow & { gateway_id: string };

/** The current session at the card gateway. @throws HttpError 400 or 404 */
export async function cardSession({ ports }: Services, { gateway_id }: AtGateway): Promise<CardSession> {
  const session = await ports.card?.find(gateway_id).catch((error: unknown) => {
    throw gatewayError(error, 'card');
  });
  if (!session) throw notFound();
  return session;
}

/** Credits a card payment that the gateway reports as paid. @throws HttpError 409 otherwise */
export async function confirmCard(services: Services, payment: AtGateway): Promise<PaymentRow> {
  if (payment.status === 'paid') return payment;
  const session = await cardSession(services, payment);
  if (session.state !== 'paid') throw conflict('paymentUnsuccessful');
  return settle(services, payment, session.total);
}

/** Marks whether a wallet capture is running. */
const markCapture = ({ queries }: Services, { id }: PaymentRow, capture_started_at: Date | null) =>
  queries.update(subscription_payments).set({ capture_started_at }).where(eq(subscription_payments.id, id));

/** Starts a capture: the payment must be open, and cannot be cancelled meanwhile. @returns its current row */
const startCapture = (services: Services, { id, seller_id }: PaymentRow) =>
  services.queries.transaction(async (tx) => {
    await lockPayments(tx, seller_id);
    const [payment] = await tx.select().from(subscription_payments).where(eq(subscription_payments.id, id));
    if (payment?.status === 'open') {
      await tx
        .update(subscription_payments)
        .set({ capture_started_at: services.now() })
        .where(eq(subscription_payments.id, id));
    }
    return payment;
  });

async function capture(services: Services, payment: AtGateway): Promise<WalletOrder | undefined> {
  try {
    return await services.ports.wallet?.capture(payment.gateway_id, payment.id);
  } catch (error) {
    // If the outcome is unknown, the mark stays until the capture is retried.
    if (!(error instanceof GatewayFailure) || error.kind === 'unreachable') throw gatewayError(error, 'wallet');
    await markCapture(services, payment, null);
    if (error.kind !== 'declined') throw gatewayError(error, 'wallet');
    await close(services, payment, { action: 'fail', actor: 'system' });
    throw conflict('paymentUnsuccessful');
  }
}

/** Captures and credits a wallet payment. @throws HttpError 409 if it is not approved, or declined */
export async function captureWallet(services: Services, found: AtGateway): Promise<PaymentRow> {
  const payment = await startCapture(services, found);
  if (payment?.status === 'paid') return payment;
  if (payment?.status !== 'open') throw conflict('paymentUnsuccessful');
  const order = await capture(services, found);
  if (order?.state === 'completed') return settle(services, payment, order.total);
  await markCapture(services, payment, null);
  throw conflict('paymentUnsuccessful');
}

/** Credits a payment reported by a webhook; unknown sessions belong to other products and are ignored. */
export async function handleCardEvent(services: Services, { session }: CardEvent): Promise<void> {
  if (session?.state !== 'paid') return;
  const [payment] = await services.queries
    .select()
    .from(subscription_payments)
    .where(eq(subscription_payments.gateway_id, session.id));
  if (payment && payment.status !== 'paid') await settle(services, payment, session.total);
}
