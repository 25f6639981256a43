import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { signUpSteps, stepsAfter, stepsBefore } from './sign-up-steps.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const idsOf = (steps: { id: string }[]) => steps.map(({ id }) => id).join(' ');

test('the sign-up form, services and payment share one sequence of steps', () => {
  expect(idsOf(signUpSteps(intl))).toBe('email person business address agreements services payment');
  expect(idsOf(stepsAfter(intl, 'agreements'))).toBe('services payment');
  expect(idsOf(stepsBefore(intl, 'business'))).toBe('email person');
});

test('the payment step is marked “paid plans only” until it is reached', () => {
  expect(signUpSteps(intl, 'services').at(-1)).toMatchObject({ label: 'Payment', note: 'Paid plans only' });
  expect(signUpSteps(intl, 'payment').at(-1)?.note).toBeUndefined();
});
