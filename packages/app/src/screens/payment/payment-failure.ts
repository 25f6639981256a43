import { ApiError } from '@smart-art/api-client';
import type { IntlShape } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { NoCheckout } from './checkout.ts';
import { paymentMessages as messages } from './payment.messages.ts';

/**
 * Why a payment failed, as texts of 001 section 8. The server reports what a gateway rejected ("Payment
 * Unsuccessful, try again later", "Invalid API Key provided", "Error in pay-online or wallet settings, contact
 * administrator").
 */
export function paymentFailureMessage(intl: IntlShape, error: unknown): string {
  if (error instanceof NoCheckout) {
    return intl.formatMessage(error.method === 'wallet' ? messages.walletSdk : messages.unsuccessful);
  }
  if (!(error instanceof ApiError)) return intl.formatMessage(messages.tryAfterSomeTime);
  if (error.kind === 'network' || error.kind === 'too-many') return failureMessage(intl, error);
  if (error.kind === 'server' || error.message === '') return intl.formatMessage(messages.tryAfterSomeTime);
  return error.message;
}
