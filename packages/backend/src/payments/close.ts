/** Closing unpaid payments, and checking their state at the gateway. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { subscription_payments } from '../db/schema/index.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { recordEvent } from '../platform/timeline.ts';
import { GatewayFailure } from '../ports/gateway.ts';
import type { Actor } from '../processes/process.ts';
import { take } from '../processes/process.ts';
import { subscriptionPayment } from '../processes/subscription-payment.ts';
import type { Services } from '../services.ts';
import { lockPayments, type PaymentRow, paymentKind } from './payment.ts';
import { settle } from './settle.ts';

/** Maps a gateway failure to the messages of 001 section 8; other errors are returned unchanged. */
export function gatewayError(error: unknown, method: PaymentRow['method']): unknown {
  if (!(error instanceof GatewayFailure)) return error;
  if (error.kind === 'key') return badRequest(method === 'card' ? 'apiKeyInvalid' : 'walletSettingsWrong');
  return badRequest(error.kind === 'settings' ? 'walletSettingsWrong' : 'paymentUnsuccessful');
}

/** How a payment is closed, and by whom. */
interface Closing {
  action: 'cancel' | 'fail' | 'lapse';
  actor: Actor;
}

/**
 * Closes a payment, in a transaction with the seller locked.
 *
 * @throws HttpError 409 if its state does not allow it
 */
export async function closePayment(
  tx: Queries,
  payment: PaymentRow,
  { action, actor }: Closing,
  now: Date,
): Promise<PaymentRow> {
  const status = take(subscriptionPayment, action, payment.status, payment, now, actor);
  const [closed] = await tx
    .update(subscription_payments)
    .set({ status, version: payment.version + 1 })
    .where(eq(subscription_payments.id, payment.id))
    .returning();
  await recordEvent(tx, { kind: paymentKind, id: payment.id, actor: { kind: actor }, event: status, at: now });
  return closed ?? payment;
}

/**
 * Like {@link closePayment}, in its own transaction and after re-reading the payment.
 *
 * @throws HttpError 409 if its state does not allow it, or a checkout page was opened since, which the caller has not
 * closed
 */
export const close = ({ queries, now }: Services, { id, seller_id, gateway_id }: PaymentRow, closing: Closing) =>
  queries.transaction(async (tx) => {
    await lockPayments(tx, seller_id);
    const [payment] = await tx.select().from(subscription_payments).where(eq(subscription_payments.id, id));
    if (!payment) throw new Error(`the payment ${id} is gone`);
    if (payment.gateway_id !== gateway_id) throw conflict('stillRunning');
    return closePayment(tx, payment, closing, now());
  });

/**
 * Makes sure that a payment can no longer be paid at the gateway.
 *
 * @returns the payment if it turned out to be paid, now credited; undefined if it can be closed
 * @throws GatewayFailure
 */
export async function shutGateway(services: Services, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const { card, wallet } = services.ports;
  const { gateway_id, method } = payment;
  if (!gateway_id) return undefined;
  if (method === 'card') {
    if ((await card?.expire(gateway_id)) !== 'paid') return undefined;
    const session = await card?.find(gateway_id);
    return session ? settle(services, payment, session.total) : undefined;
  }
  // A wallet order is paid only when we capture it; we may have captured it and lost the response.
  const order = await wallet?.find(gateway_id);
  return order?.state === 'completed' ? settle(services, payment, order.total) : undefined;
}

/**
 * Cancels a seller's payment, once the gateway can no longer take money for it.
 *
 * @throws HttpError 409 if it has been paid, and is then credited; 400 if the gateway does not answer
 */
export async function abandonPayment(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const settled = await shutGateway(services, payment).catch((error: unknown) => {
    throw gatewayError(error, payment.method);
  });
  if (settled) throw conflict('paymentAlreadyMade');
  return close(services, payment, { action: 'cancel', actor: 'seller' });
}
