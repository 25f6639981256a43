/** What the card gateway and the wallet provider have in common. */
import type { Money } from '@smart-art/openapi/rules';
import type { Language } from '../messages/messages.ts';

/**
 * What a gateway refuses, or that it does not answer. `key`: it does not know our key; `settings`: what we ask makes no
 * sense to it; `declined`: it will not give the money; `unreachable`: nobody knows what has happened.
 */
export class GatewayFailure extends Error {
  readonly kind: 'key' | 'settings' | 'declined' | 'unreachable';

  constructor(kind: GatewayFailure['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What a person is to pay, and where they come back to. */
export interface NewCheckout {
  /** Of our record; the gateway opens one checkout for it, however often it is asked. */
  paymentId: string;
  total: Money;
  /** What is paid for, in the person's language. */
  description: string;
  email: string;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** A checkout that a gateway has opened. */
export interface OpenedCheckout {
  id: string;
  /** Where the person pays. */
  url: string;
}

/** How long a gateway may take to answer, in milliseconds. */
export const gatewayTimeout = 15_000;
