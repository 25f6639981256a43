import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { whenEmpty } from './when-empty.ts';

test('adds the message for an empty field to the other error messages', () => {
  const intl = createIntl({ locale: 'en', messages: { city: 'Choose a city.' } });
  const plain = { pattern: 'Don’t use special characters.' };
  expect(whenEmpty(intl, { city: { id: 'city' } }, { city: plain, state: plain })).toEqual({
    city: { ...plain, required: 'Choose a city.', enum: 'Choose a city.' },
    state: plain,
  });
});
