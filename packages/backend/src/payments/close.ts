/** Payments that end without being paid, and what a gateway says of one that is under way. */
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

/** A gateway's failure in the words of 001 section 8; any other error stays as it is. */
export function gatewayRefusal(error: unknown, method: PaymentRow['method']): unknown {
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
 * Closes a payment in a transaction in which the seller is locked.
 *
 * @throws HttpError 409 where its state does not allow it
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
 * As {@link closePayment}, in a transaction of its own, after it has been looked at again.
 *
 * @throws HttpError 409 where its state does not allow it, or where a page of the gateway was opened meanwhile: whoever
 * closes the payment has not shut that one
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
 * Sees to it that a gateway can no longer be paid for a payment.
 *
 * @returns the payment where it was paid before that, and is credited now; undefined where it may be closed
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
  // An order of the wallet is paid only when we take the money; it may have been taken with the answer lost.
  const order = await wallet?.find(gateway_id);
  return order?.state === 'completed' ? settle(services, payment, order.total) : undefined;
}

/**
 * Cancels a payment for its seller, once the gateway can no longer take money for it.
 *
 * @throws HttpError 409 where it has been paid meanwhile, and then it is credited; 400 where the gateway does not say
 */
export async function abandonPayment(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const settled = await shutGateway(services, payment).catch((error: unknown) => {
    throw gatewayRefusal(error, payment.method);
  });
  if (settled) throw conflict('paymentAlreadyMade');
  return close(services, payment, { action: 'cancel', actor: 'seller' });
}
