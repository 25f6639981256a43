import { ApiError } from '@smart-art/api-client';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { failureWords, ssoFailureWords } from './failure-words.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const malformed = new ApiError({ kind: 'malformed', status: 502 });

it.each([
  ['the server’s words', new ApiError({ kind: 'conflict', status: 409, message: 'It is sold.' }), 'It is sold.'],
  ['an answer that cannot be read', malformed, 'Something went wrong (HTTP 502)'],
  ['an error of the browser', new TypeError('x is undefined'), 'Something went wrong (x is undefined)'],
  ['what is no error at all', null, 'Something went wrong'],
])('%s', (_name, error, words) => {
  expect(failureWords(intl, error)).toBe(words);
});

it('says where the single sign-on failed', () => {
  expect(ssoFailureWords(intl, malformed)).toBe('Something went wrong SSO');
  const refused = new ApiError({ kind: 'message', status: 400, message: 'User Not found' });
  expect(ssoFailureWords(intl, refused)).toBe('User Not found');
});
