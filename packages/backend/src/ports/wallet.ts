/** Payment by a PayPal-style wallet (000 section 1): an order is opened, approved by the person, and captured by us. */
import type { Money } from '@smart-art/openapi/rules';
import type { NewCheckout, OpenedCheckout } from './gateway.ts';

/** An order at the provider. */
export interface WalletOrder {
  id: string;
  /** open: not approved yet; completed: the money is captured; void: it can never be captured. */
  state: 'open' | 'approved' | 'completed' | 'void';
  total: Money;
}

/** Every method throws a GatewayFailure if the provider refuses or does not answer. */
export interface WalletPort {
  open(checkout: NewCheckout): Promise<OpenedCheckout>;
  /** @returns null if the provider has no such order */
  find(id: string): Promise<WalletOrder | null>;
  /**
   * Captures the money of an approved order. Idempotent.
   *
   * @param paymentId of our record
   * @returns the order; `open` if it is not approved
   * @throws GatewayFailure `declined` if the wallet declines the payment
   */
  capture(id: string, paymentId: string): Promise<WalletOrder>;
}
