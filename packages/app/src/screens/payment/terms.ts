import { renewPaymentBody } from '@smart-art/openapi/constraints';

const { minimum, maximum } = renewPaymentBody.services.properties.years;

/** The terms on offer, in years: as long as the contract allows, in signing up as in renewing. */
export const terms: readonly number[] = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
