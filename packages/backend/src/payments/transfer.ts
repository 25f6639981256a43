/** Bank transfers that have arrived: only people of the house see the account. */
import { eq } from 'drizzle-orm';
import { subscription_payments } from '../db/schema/index.ts';
import { notFound } from '../http/refusal.ts';
import type { PaymentRow } from './payment.ts';
import { type Crediting, settleIn } from './settle.ts';

/**
 * Credits the payment of a reference number, once.
 *
 * @throws Refusal 404 where there is none, 409 where it has lapsed or was given up
 */
export async function confirmTransfer(services: Crediting, reference: string): Promise<PaymentRow> {
  return services.queries.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(subscription_payments)
      .where(eq(subscription_payments.reference_number, reference.trim().toUpperCase()));
    if (!payment) throw notFound();
    return settleIn(tx, services, payment, 'house');
  });
}
