/** Amounts travel and are stored as decimal strings; floating point never touches them. */
import type { components } from '@smart-art/openapi/product';

export type Money = components['schemas']['Money'];
type Currency = Money['currency'];

const decimals: Record<Currency, number> = { USD: 2, JPY: 0 };

/** The amount with the decimals of its currency: 2400 dollars are 2400.00, 372000.00 yen are 372000. */
function withDecimals(amount: string, currency: Currency): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const places = decimals[currency];
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0').slice(0, places)}`;
}

/** Whether the currency has the decimals that are written: yen have none. */
export const fitsCurrency = ({ amount, currency }: Money) => decimals[currency] > 0 || !amount.includes('.');

export const moneyOf = (amount: string | null, currency: Currency | null): Money | null =>
  amount === null || currency === null ? null : { amount: withDecimals(amount, currency), currency };

/** The amount in US dollars, only to put works in order. */
export function comparableAmount(money: Money | null, usdJpyRate: number): string | null {
  if (!money) return null;
  return (Number(money.amount) / (money.currency === 'JPY' ? usdJpyRate : 1)).toFixed(4);
}
