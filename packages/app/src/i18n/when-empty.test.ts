import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { whenEmpty } from './when-empty.ts';

test('what is said of an empty field joins what is said of its other faults', () => {
  const intl = createIntl({ locale: 'en', messages: { city: 'Choose a city.' } });
  const plain = { pattern: 'Don’t use special characters.' };
  expect(whenEmpty(intl, { city: { id: 'city' } }, { city: plain, state: plain })).toEqual({
    city: { ...plain, required: 'Choose a city.', enum: 'Choose a city.' },
    state: plain,
  });
});
