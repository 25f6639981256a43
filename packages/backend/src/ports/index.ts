/** The services outside the house, each behind a port with a real adapter and a sandbox one (see the README). */
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { CardPort } from './card.ts';
import { sandboxCard } from './card-sandbox.ts';
import { stripeCard } from './card-stripe.ts';
import type { WalletPort } from './wallet.ts';
import { payPalWallet } from './wallet-paypal.ts';
import { sandboxWallet } from './wallet-sandbox.ts';

export interface Ports {
  /** Null where the house has none. */
  card: CardPort | null;
  wallet: WalletPort | null;
}

/** What adapters stand on. */
export interface PortContext {
  config: Config;
  /** The sandbox keeps in the database what it plays. */
  queries: Queries;
  now(): Date;
}

/** What is configured; else the sandbox, where it is on; else none. */
function cardOf(context: PortContext): CardPort | null {
  const { config, now } = context;
  const { secretKey } = config.card;
  if (secretKey) return stripeCard({ ...config.card, secretKey }, now);
  return config.sandbox ? sandboxCard(context) : null;
}

function walletOf(context: PortContext): WalletPort | null {
  const { config, now } = context;
  const { clientId, clientSecret } = config.wallet;
  if (clientId && clientSecret) return payPalWallet({ ...config.wallet, clientId, clientSecret }, now);
  return config.sandbox ? sandboxWallet(context) : null;
}

/** Chooses the adapters by configuration. */
export const createPorts = (context: PortContext): Ports => ({ card: cardOf(context), wallet: walletOf(context) });
