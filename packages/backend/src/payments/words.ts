/** Amounts and dates inside sentences. */
import type { Money } from '@smart-art/openapi/rules';

/** Such as `2,400.00 USD`: thousands are parted (001 section 9). */
export const amountText = ({ amount, currency }: Money): string =>
  `${amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')} ${currency}`;
