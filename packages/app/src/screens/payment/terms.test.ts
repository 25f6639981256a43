import { renewPaymentBody, signUpServicesBody } from '@smart-art/openapi/constraints';
import { expect, test } from 'vitest';
import { terms } from './terms.ts';

test('offers every whole year from the minimum to the maximum of the contract', () => {
  const { minimum, maximum } = renewPaymentBody.services.properties.years;
  expect(terms[0]).toBe(minimum);
  expect(terms.at(-1)).toBe(maximum);
  expect(terms).toEqual(terms.map((_, index) => minimum + index));
});

test('sign-up and renewal have the same limits', () => {
  expect(signUpServicesBody.services.properties.years).toEqual(renewPaymentBody.services.properties.years);
});
