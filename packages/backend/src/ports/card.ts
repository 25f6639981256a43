/** Payment by card on the gateway's own pages (001 section 1): the house never sees a card. */
import type { Money } from '@smart-art/openapi/rules';
import type { NewCheckout, OpenedCheckout } from './gateway.ts';

/** A session as the gateway knows it. */
export interface CardSession {
  id: string;
  state: 'open' | 'paid' | 'expired';
  total: Money;
}

/** Something the gateway tells by itself. */
export interface CardEvent {
  id: string;
  /** The session it is about; null where it is about something else. */
  session: CardSession | null;
}

/** Every method throws a GatewayFailure where the gateway refuses or does not answer. */
export interface CardPort {
  open(checkout: NewCheckout): Promise<OpenedCheckout>;
  /** @returns null where the gateway knows no such session */
  find(id: string): Promise<CardSession | null>;
  /** Closes a session so that it cannot be paid any more. @returns how it stands now: one that is paid stays paid */
  expire(id: string): Promise<CardSession['state']>;
  /** Reads an event. @param body as it was sent. @returns null where the signature is not the gateway's, or old */
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
