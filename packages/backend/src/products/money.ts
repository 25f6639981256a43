/** Amounts in tables and responses: decimal strings, never floating point. */
import { decimalsOf, type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';

export type { Money } from '@smart-art/openapi/rules';

/** False if the amount has decimals the currency does not have, such as yen. */
export const fitsCurrency = ({ amount, currency }: Money) => decimalsOf[currency] > 0 || !amount.includes('.');

/** Normalises decimals to the currency: 2400 dollars become 2400.00, 372000.00 yen become 372000. */
export const moneyOf = (amount: string | null, currency: Money['currency'] | null): Money | null =>
  amount === null || currency === null ? null : moneyFrom(unitsOf({ amount, currency }), currency);

/** The amount in US dollars, only for sorting and price filters. */
export function comparableAmount(money: Money | null, usdJpyRate: number): string | null {
  if (!money) return null;
  return (Number(money.amount) / (money.currency === 'JPY' ? usdJpyRate : 1)).toFixed(4);
}
