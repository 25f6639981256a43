import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { paymentMessages as messages } from '../payment/payment.messages.ts';

/** The known result of a payment. */
export type PaymentResult =
  | { state: 'checking' }
  | { state: 'paid'; payment: SubscriptionPayment }
  /** The sign-up is complete; the URL does not say by which payment. */
  | { state: 'complete' }
  /** The gateway's page is still open. */
  | { state: 'open'; payment: SubscriptionPayment }
  /** Declined, expired, or replaced by another one. */
  | { state: 'unsuccessful'; payment?: SubscriptionPayment | undefined }
  /** The user returned from the wallet without paying. */
  | { state: 'cancelled'; payment?: SubscriptionPayment | undefined }
  /** The id belongs to another seller, is unknown, or is missing. */
  | { state: 'missing' }
  | { state: 'unknown'; error: unknown; retry(): void };

export type Purpose = SubscriptionPayment['purpose'];

/** The page title for a result. */
export const resultTitle = (intl: IntlShape, { state }: PaymentResult): string =>
  /* The specification's message follows below the title. */
  intl.formatMessage(state === 'unsuccessful' ? messages.notMade : messages[state]);

/** Where to start the payment again. */
export const paymentPath = (purpose: Purpose) => (purpose === 'sign_up' ? '/sign-up/payment' : '/payment-renew');
