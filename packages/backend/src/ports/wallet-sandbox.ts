/** The sandbox's wallet provider: its pages are our own, under /sandbox/checkout/wallet. */
import { moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, eq } from 'drizzle-orm';
import { sandbox_checkouts } from '../db/schema/index.ts';
import { randomText } from '../ids.ts';
import { GatewayFailure } from './gateway.ts';
import type { PortContext } from './index.ts';
import { openSandboxCheckout, type SandboxCheckout } from './sandbox-checkout.ts';
import type { WalletOrder, WalletPort } from './wallet.ts';

const states: Partial<Record<SandboxCheckout['state'], WalletOrder['state']>> = {
  approved: 'approved',
  refused: 'approved',
  paid: 'completed',
  expired: 'void',
};

const orderOf = ({ id, state, amount, currency }: SandboxCheckout): WalletOrder => ({
  id,
  state: states[state] ?? 'open',
  total: moneyFrom(unitsOf({ amount, currency }), currency),
});

export function sandboxWallet({ queries, config }: PortContext): WalletPort {
  const find = async (id: string) => {
    const [found] = await queries.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.id, id));
    return found ?? null;
  };
  return {
    async open(checkout) {
      const id = await openSandboxCheckout(queries, 'wallet', randomText().slice(0, 17).toUpperCase(), checkout);
      return { id, url: `${config.publicUrl}/sandbox/checkout/wallet/${id}` };
    },
    async find(id) {
      const found = await find(id);
      return found && orderOf(found);
    },
    async capture(id) {
      await queries
        .update(sandbox_checkouts)
        .set({ state: 'paid' })
        .where(and(eq(sandbox_checkouts.id, id), eq(sandbox_checkouts.state, 'approved')));
      const found = await find(id);
      if (!found) throw new GatewayFailure('settings', `the sandbox knows no order ${id}`);
      if (found.state === 'refused') throw new GatewayFailure('declined', 'the sandbox declines the payment');
      return orderOf(found);
    },
  };
}
