/** Card payments on the gateway's own pages (001 section 1); we never handle card data. */
import type { Money } from '@smart-art/openapi/rules';
import type { NewCheckout, OpenedCheckout } from './gateway.ts';

/** A session at the gateway. */
export interface CardSession {
  id: string;
  state: 'open' | 'paid' | 'expired';
  total: Money;
}

/** An event sent by the gateway. */
export interface CardEvent {
  id: string;
  /** The session concerned; null for other kinds of events. */
  session: CardSession | null;
}

/** Every method throws a GatewayFailure if the gateway refuses or does not answer. */
export interface CardPort {
  open(checkout: NewCheckout): Promise<OpenedCheckout>;
  /** @returns null if the gateway has no such session */
  find(id: string): Promise<CardSession | null>;
  /** Closes a session so that it can no longer be paid. @returns its state now; a paid one stays paid */
  expire(id: string): Promise<CardSession['state']>;
  /** Parses an event. @param body the raw body. @returns null if the signature is invalid or too old */
  readEvent(body: string, signature: string): Promise<CardEvent | null>;
}

/** A card port whose module is still loading: each call waits for it. */
export function deferredCardPort(card: Promise<CardPort>): CardPort {
  // A failed load rejects each call; it must not be an unhandled rejection as well.
  card.catch(() => {});
  return {
    open: async (checkout) => (await card).open(checkout),
    find: async (id) => (await card).find(id),
    expire: async (id) => (await card).expire(id),
    readEvent: async (body, signature) => (await card).readEvent(body, signature),
  };
}
