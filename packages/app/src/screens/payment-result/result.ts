import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { paymentMessages as messages } from '../payment/payment.messages.ts';

/** What has become of a payment, as far as it is known. */
export type PaymentResult =
  | { state: 'checking' }
  | { state: 'paid'; payment: SubscriptionPayment }
  /** Signing up is complete; which payment did it is not in the address. */
  | { state: 'complete' }
  /** The page of the gateway is still open. */
  | { state: 'open'; payment: SubscriptionPayment }
  /** Declined, expired, or given up for another one. */
  | { state: 'unsuccessful'; payment?: SubscriptionPayment | undefined }
  /** The person came back from the wallet without paying. */
  | { state: 'cancelled'; payment?: SubscriptionPayment | undefined }
  /** Another seller's, an invented one, or none at all. */
  | { state: 'missing' }
  | { state: 'unknown'; error: unknown; retry(): void };

export type Purpose = SubscriptionPayment['purpose'];

/** The title of a page that says it. */
export const resultTitle = (intl: IntlShape, { state }: PaymentResult): string =>
  /* The specification's own words follow below it. */
  intl.formatMessage(state === 'unsuccessful' ? messages.notMade : messages[state]);

/** Where a payment is begun again. */
export const paymentPath = (purpose: Purpose) => (purpose === 'sign_up' ? '/sign-up/payment' : '/payment-renew');
