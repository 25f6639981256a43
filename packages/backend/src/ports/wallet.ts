/** Payment by a PayPal-style wallet (000 section 1): an order is opened, approved by the person, and captured by us. */
import type { Money } from '@smart-art/openapi/rules';
import type { NewCheckout, OpenedCheckout } from './gateway.ts';

/** An order as the provider knows it. */
export interface WalletOrder {
  id: string;
  /** open: not approved yet; completed: the money is ours; void: it can never be taken any more. */
  state: 'open' | 'approved' | 'completed' | 'void';
  total: Money;
}

/** Every method throws a GatewayFailure where the provider refuses or does not answer. */
export interface WalletPort {
  open(checkout: NewCheckout): Promise<OpenedCheckout>;
  /** @returns null where the provider knows no such order */
  find(id: string): Promise<WalletOrder | null>;
  /**
   * Takes the money of an approved order, once however often it is asked.
   *
   * @param paymentId of our record
   * @returns the order; `open` where it is not approved
   * @throws GatewayFailure `declined` where the wallet will not give the money
   */
  capture(id: string, paymentId: string): Promise<WalletOrder>;
}
