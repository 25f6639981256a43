/** Simulated checkouts of both gateways. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { sandbox_checkouts } from '../db/schema/index.ts';
import type { NewCheckout } from './gateway.ts';

export type SandboxCheckout = typeof sandbox_checkouts.$inferSelect;

/** Opens a checkout for a payment, or finds the open one. @returns its id */
export async function openSandboxCheckout(
  queries: Queries,
  kind: SandboxCheckout['kind'],
  id: string,
  { paymentId, total, description, successUrl, cancelUrl, expiresAt }: NewCheckout,
): Promise<string> {
  await queries
    .insert(sandbox_checkouts)
    .values({
      id,
      kind,
      payment_id: paymentId,
      state: 'open',
      amount: total.amount,
      currency: total.currency,
      description,
      success_url: successUrl,
      cancel_url: cancelUrl,
      expires_at: expiresAt,
    })
    .onConflictDoNothing();
  const [open] = await queries.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.payment_id, paymentId));
  if (!open) throw new Error(`the sandbox holds no checkout of ${paymentId}`);
  return open.id;
}
