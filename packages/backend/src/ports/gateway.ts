/** Shared by the card gateway and the wallet provider. */
import type { Money } from '@smart-art/openapi/rules';
import type { Language } from '../messages/messages.ts';

/**
 * A gateway error. `key`: our key is unknown; `settings`: the request is invalid; `declined`: the payment was declined;
 * `unreachable`: the outcome is unknown.
 */
export class GatewayFailure extends Error {
  readonly kind: 'key' | 'settings' | 'declined' | 'unreachable';

  constructor(kind: GatewayFailure['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What to pay, and the URLs to return to. */
export interface NewCheckout {
  /** Our payment's id; repeated requests for it yield the same checkout. */
  paymentId: string;
  total: Money;
  /** Item description in the person's language. */
  description: string;
  email: string;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** A checkout opened at a gateway. */
export interface OpenedCheckout {
  id: string;
  /** URL of the payment page. */
  url: string;
}

/** Timeout of gateway calls, in milliseconds. */
export const gatewayTimeout = 15_000;
