import { renewPaymentBody, signUpServicesBody } from '@smart-art/openapi/constraints';
import { expect, test } from 'vitest';
import { terms } from './terms.ts';

test('terms are whole years, from the shortest to the longest that the contract takes', () => {
  const { minimum, maximum } = renewPaymentBody.services.properties.years;
  expect(terms[0]).toBe(minimum);
  expect(terms.at(-1)).toBe(maximum);
  expect(terms).toEqual(terms.map((_, index) => minimum + index));
});

test('a sign-up and a renewal take the same', () => {
  expect(signUpServicesBody.services.properties.years).toEqual(renewPaymentBody.services.properties.years);
});
