import { ApiError } from '@smart-art/api-client';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { failureMessage, ssoFailureMessage } from './failure-message.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const malformed = new ApiError({ kind: 'malformed', status: 502 });

it.each([
  ['server message', new ApiError({ kind: 'conflict', status: 409, message: 'It is sold.' }), 'It is sold.'],
  ['malformed response', malformed, 'Something went wrong (HTTP 502)'],
  ['browser error', new TypeError('x is undefined'), 'Something went wrong (x is undefined)'],
  ['no error object', null, 'Something went wrong'],
])('describes a failure: %s', (_name, error, message) => {
  expect(failureMessage(intl, error)).toBe(message);
});

it('marks a failure of the single sign-on unless the server gave a message', () => {
  expect(ssoFailureMessage(intl, malformed)).toBe('Something went wrong SSO');
  const rejected = new ApiError({ kind: 'message', status: 400, message: 'User Not found' });
  expect(ssoFailureMessage(intl, rejected)).toBe('User Not found');
});
