import { renewPaymentBody } from '@smart-art/openapi/constraints';

const { minimum, maximum } = renewPaymentBody.services.properties.years;

/** The terms on offer in years, up to the contract's maximum, for sign-up and renewal. */
export const terms: readonly number[] = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
