/** Amounts as the tables hold them and as they travel: decimal strings; floating point never touches them. */
import { decimalsOf, type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';

export type { Money } from '@smart-art/openapi/rules';

/** Whether the currency has the decimals that are written: yen have none. */
export const fitsCurrency = ({ amount, currency }: Money) => decimalsOf[currency] > 0 || !amount.includes('.');

/** The amount with the decimals of its currency: 2400 dollars are 2400.00, 372000.00 yen are 372000. */
export const moneyOf = (amount: string | null, currency: Money['currency'] | null): Money | null =>
  amount === null || currency === null ? null : moneyFrom(unitsOf({ amount, currency }), currency);

/** The amount in US dollars, only to put works in order and to narrow them by price. */
export function comparableAmount(money: Money | null, usdJpyRate: number): string | null {
  if (!money) return null;
  return (Number(money.amount) / (money.currency === 'JPY' ? usdJpyRate : 1)).toFixed(4);
}
