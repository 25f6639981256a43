/** Amounts as the database holds them. */
import { type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';

/** A stored amount with the decimals of its currency: 2400 dollars are 2400.00, 372000.00 yen are 372000. */
export const amountOf = (amount: string, currency: Money['currency']): Money =>
  moneyFrom(unitsOf({ amount, currency }), currency);
