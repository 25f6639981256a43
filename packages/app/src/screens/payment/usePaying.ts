import { ApiError, isTransient } from '@smart-art/api-client';
import { createIntent, type SubscriptionPayment } from '@smart-art/api-client/queries';
import { useEffect, useState } from 'react';
import { checkoutAddress, NoCheckout } from './checkout.ts';

export interface PayingOptions<Body> {
  /** The request that starts the payment (000 section 7: sign-up-payment, renew_payment). */
  begin(request: { body: Body; idempotencyKey: string }): Promise<{ data: SubscriptionPayment }>;
  /** Called for a payment without a gateway page: a bank transfer, or a free one. */
  onBegun(payment: SubscriptionPayment): void;
  /** Field errors (422), which this screen shows in its form (000 section 8). */
  onRejected(errors: Record<string, string[]>): void;
  /** Called when the Back button restores the page. */
  onReturn(): void;
}

/**
 * Starts a payment and opens its gateway page. An attempt keeps its idempotency key until it gets a response, so a lost
 * one does not start it twice; after a rejection the next attempt gets a new key.
 */
export function usePaying<Body>({ begin, onBegun, onRejected, onReturn }: PayingOptions<Body>) {
  const [keyOf, setKeyOf] = useState(() => createIntent());
  const [failure, setFailure] = useState<unknown>();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      onReturn();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });

  const forget = () => setKeyOf(() => createIntent());

  /** Opens the gateway's page. */
  const goOn = (payment: SubscriptionPayment) => {
    const address = checkoutAddress(payment);
    if (!address) throw new NoCheckout(payment.method);
    setLeaving(true);
    location.assign(address);
  };

  const pay = async (body: Body) => {
    setFailure(undefined);
    try {
      const { data: payment } = await begin({ body, idempotencyKey: keyOf(body) });
      forget();
      if (payment.status === 'open') goOn(payment);
      else onBegun(payment);
    } catch (error) {
      if (!isTransient(error)) forget();
      if (error instanceof ApiError && error.errors) onRejected(error.errors);
      else setFailure(error);
    }
  };

  return { pay, failure, leaving };
}
