/** Amounts as stored in the database. */
import { type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';

/** Normalises decimals to the currency: 2400 dollars become 2400.00, 372000.00 yen become 372000. */
export const amountOf = (amount: string, currency: Money['currency']): Money =>
  moneyFrom(unitsOf({ amount, currency }), currency);
