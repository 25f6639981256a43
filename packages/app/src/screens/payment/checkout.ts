import type { SubscriptionPayment } from '@smart-art/api-client/queries';

/** The server returned no gateway page for a payment that needs one. */
export class NoCheckout extends Error {
  readonly method: SubscriptionPayment['method'];

  constructor(method: SubscriptionPayment['method']) {
    super(`no page to pay by ${method} on`);
    this.method = method;
  }
}

/**
 * The URL of the gateway's page, card or wallet.
 *
 * @param base resolves a relative URL
 * @returns an absolute URL; null if there is none, or if it is not http(s)
 */
export function checkoutAddress(
  { checkout }: Pick<SubscriptionPayment, 'checkout'>,
  base: string = location.origin,
): string | null {
  const address = checkout && URL.parse(checkout.url, base);
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : null;
}
