import type { SubscriptionPayment } from '@smart-art/api-client/queries';

/** No page to pay on came with a payment that is to be paid on one. */
export class NoCheckout extends Error {
  readonly method: SubscriptionPayment['method'];

  constructor(method: SubscriptionPayment['method']) {
    super(`no page to pay by ${method} on`);
    this.method = method;
  }
}

/**
 * Where the browser goes to pay: the page of the card gateway or of the wallet.
 *
 * @param base what an address without a host belongs to
 * @returns an absolute address; null while there is none, and for one that is no web page's
 */
export function checkoutAddress(
  { checkout }: Pick<SubscriptionPayment, 'checkout'>,
  base: string = location.origin,
): string | null {
  const address = checkout && URL.parse(checkout.url, base);
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : null;
}
