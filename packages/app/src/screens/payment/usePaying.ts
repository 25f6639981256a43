import { ApiError, isTransient } from '@smart-art/api-client';
import { createIntent, type SubscriptionPayment } from '@smart-art/api-client/queries';
import { useEffect, useState } from 'react';
import { checkoutAddress, NoCheckout } from './checkout.ts';

export interface PayingOptions<Body> {
  /** The call that begins the payment (000 section 7: sign-up-payment, renew_payment). */
  begin(asked: { body: Body; idempotencyKey: string }): Promise<{ data: SubscriptionPayment }>;
  /** Called with a payment that needs no page of a gateway: a bank transfer, or one that costs nothing. */
  onBegun(payment: SubscriptionPayment): void;
  /** Refused fields (422), which this screen shows in its form (000 section 8). */
  onRefused(errors: Record<string, string[]>): void;
  /** The page is shown again by the browser's back button, as it was left. */
  onReturn(): void;
}

/**
 * Begins a payment and goes to where it is paid. An attempt keeps its idempotency key until it is answered, so that what
 * got lost on the way is not begun twice; what the server has refused is another attempt the next time.
 */
export function usePaying<Body>({ begin, onBegun, onRefused, onReturn }: PayingOptions<Body>) {
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

  /** Sends the browser to the page of the gateway. */
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
      if (error instanceof ApiError && error.errors) onRefused(error.errors);
      else setFailure(error);
    }
  };

  return { pay, failure, leaving };
}
