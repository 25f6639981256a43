import { ApiError, type ApiErrorDetails } from '@smart-art/api-client';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { NoCheckout } from './checkout.ts';
import { paymentFailureMessage } from './payment-failure.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const shown = (details: ApiErrorDetails) => paymentFailureMessage(intl, new ApiError(details));

describe('error messages of 001 section 8', () => {
  test.each([
    'Payment Unsuccessful, try again later',
    'Invalid API Key provided',
    'Error in pay-online or wallet settings, contact administrator',
  ])('shows server message: %s', (message) => expect(shown({ kind: 'message', status: 400, message })).toBe(message));

  test('reports an SDK error for a wallet without a checkout', () =>
    expect(paymentFailureMessage(intl, new NoCheckout('wallet'))).toBe(
      'Error loading the wallet payment SDK (invalid client id or URL).',
    ));

  test('reports an unsuccessful payment for a card without a checkout', () =>
    expect(paymentFailureMessage(intl, new NoCheckout('card'))).toBe('Payment Unsuccessful, try again later'));

  test.each<ApiErrorDetails>([
    { kind: 'server', status: 500 },
    { kind: 'server', status: 503, message: 'upstream timed out at 10.0.0.7' },
    { kind: 'malformed', status: 200 },
    { kind: 'conflict', status: 409 },
  ])('generic message for %o', (details) => expect(shown(details)).toBe('Something went wrong (Try after some time)'));

  test('shows the generic message for an unexpected error', () =>
    expect(paymentFailureMessage(intl, new TypeError('x is undefined'))).toBe(
      'Something went wrong (Try after some time)',
    ));
});

test('shows the usual message for a lost connection', () =>
  expect(shown({ kind: 'network', status: 0 })).toBe('We can’t reach Smart Art. Check your connection and try again.'));
