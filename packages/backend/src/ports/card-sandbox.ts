/** The sandbox's card gateway: its checkout pages are our own, under /sandbox/checkout/card. */
import { moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { sandbox_checkouts } from '../db/schema/index.ts';
import { randomText } from '../ids.ts';
import type { CardPort, CardSession } from './card.ts';
import type { PortContext } from './index.ts';
import { openSandboxCheckout, type SandboxCheckout } from './sandbox-checkout.ts';

/** Signs simulated events. */
export const sandboxEventSecret = 'whsec_sandbox';

const states: Partial<Record<SandboxCheckout['state'], CardSession['state']>> = { paid: 'paid', expired: 'expired' };

const sessionOf = ({ id, state, amount, currency }: SandboxCheckout): CardSession => ({
  id,
  state: states[state] ?? 'open',
  total: moneyFrom(unitsOf({ amount, currency }), currency),
});

export function sandboxCard({ queries, config, now }: PortContext): CardPort {
  const find = async (id: string) => {
    const [found] = await queries.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.id, id));
    if (!found) return null;
    return sessionOf(found.expires_at <= now() && found.state !== 'paid' ? { ...found, state: 'expired' } : found);
  };
  return {
    async open(checkout) {
      const id = await openSandboxCheckout(queries, 'card', `cs_test_${randomText()}`, checkout);
      return { id, url: `${config.publicUrl}/sandbox/checkout/card/${id}` };
    },
    find,
    async expire(id) {
      const unpaid = inArray(sandbox_checkouts.state, ['open', 'declined', 'cancelled']);
      await queries
        .update(sandbox_checkouts)
        .set({ state: 'expired' })
        .where(and(eq(sandbox_checkouts.id, id), unpaid));
      return (await find(id))?.state ?? 'expired';
    },
    async readEvent(body, signature) {
      const { readStripeEvent } = await import('./card-stripe.ts');
      return readStripeEvent(body, signature, sandboxEventSecret, now());
    },
  };
}
