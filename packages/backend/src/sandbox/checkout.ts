/** A person's actions on the simulated pages of the card gateway and the wallet. */
import { and, eq, inArray } from 'drizzle-orm';
import { sandbox_checkouts } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { SandboxCheckout } from '../ports/sandbox-checkout.ts';
import type { Services } from '../services.ts';

export const outcomes = ['pay', 'decline', 'cancel'] as const;
export type Outcome = (typeof outcomes)[number];

/** The state after each outcome; a wallet declines only when we capture the payment. */
const states: Record<SandboxCheckout['kind'], Record<Outcome, SandboxCheckout['state']>> = {
  card: { pay: 'paid', decline: 'declined', cancel: 'cancelled' },
  wallet: { pay: 'approved', decline: 'refused', cancel: 'cancelled' },
};

/** @throws HttpError 404 */
export async function findCheckout({ queries }: Services, id: string | undefined): Promise<SandboxCheckout> {
  const [found] = await queries
    .select()
    .from(sandbox_checkouts)
    .where(eq(sandbox_checkouts.id, id ?? ''));
  if (!found) throw notFound();
  return found;
}

/** URL that the gateway redirects to. */
function returnAddress({ kind, id, success_url, cancel_url }: SandboxCheckout, outcome: Outcome): string {
  if (kind === 'card') {
    if (outcome === 'decline') return `/sandbox/checkout/card/${id}`;
    return outcome === 'pay' ? success_url.replace('{CHECKOUT_SESSION_ID}', id) : cancel_url;
  }
  const address = new URL(outcome === 'cancel' ? cancel_url : success_url);
  address.searchParams.set('token', id);
  if (outcome !== 'cancel') address.searchParams.set('PayerID', 'SANDBOXPAYER');
  return address.href;
}

/**
 * Pays, declines or cancels.
 *
 * @returns the redirect URL
 * @throws HttpError 409 if the checkout is closed
 */
export async function decide(services: Services, id: string | undefined, outcome: Outcome): Promise<string> {
  const checkout = await findCheckout(services, id);
  const isOver = checkout.expires_at <= services.now();
  const changed = await services.queries
    .update(sandbox_checkouts)
    .set({ state: states[checkout.kind][outcome] })
    .where(
      and(
        eq(sandbox_checkouts.id, checkout.id),
        inArray(sandbox_checkouts.state, isOver ? [] : ['open', 'declined', 'cancelled', 'approved', 'refused']),
      ),
    )
    .returning();
  if (changed.length === 0) throw conflict('paymentUnsuccessful');
  return returnAddress(checkout, outcome);
}
