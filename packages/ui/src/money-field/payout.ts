import { type Decimal, divide, fromUnits, toUnits } from '../number-field/decimal.ts';

/** ISO 4217 codes the house trades in. */
export type Currency = 'USD' | 'JPY';

/** An amount of money as the contract sends it: a decimal text, never a binary fraction. */
export interface MoneyValue {
  amount: Decimal;
  currency: Currency;
}

export interface PayoutTerms {
  /** Kept by the house from a sale, in percent. */
  serviceChargePercent: number;
  /** Yen for one US dollar. */
  usdJpyRate: number;
  /** The day of the rate, ISO 8601 (`2026-11-20`). */
  rateDate?: string | undefined;
}

export interface Payout {
  charge: MoneyValue;
  receive: MoneyValue;
  /** What is received in the other currency, at the rate. */
  about: MoneyValue;
}

/** Decimal places of a currency's smallest coin. */
export const placesIn: Readonly<Record<Currency, number>> = { USD: 2, JPY: 0 };

/** Places of a rate or a percentage that count. */
const precision = 6;
const scale = 10n ** BigInt(precision);

/**
 * What a seller receives of a price. The charge is rounded half up to the currency's smallest coin; the seller gets the
 * exact rest, so that both sum up to the price.
 */
export function payoutOf({ amount, currency }: MoneyValue, terms: PayoutTerms): Payout {
  const places = placesIn[currency];
  const price = toUnits(amount, places);
  const charge = divide(price * units(terms.serviceChargePercent), 100n * scale);
  const receive = price - charge;
  return {
    charge: { amount: fromUnits(charge, places), currency },
    receive: { amount: fromUnits(receive, places), currency },
    about: convert(receive, currency, units(terms.usdJpyRate)),
  };
}

const units = (value: number) => toUnits(value.toFixed(precision), precision);

/** @param rate yen for a dollar, scaled */
function convert(received: bigint, from: Currency, rate: bigint): MoneyValue {
  if (from === 'USD') return { amount: fromUnits(divide(received * rate, 100n * scale), 0), currency: 'JPY' };
  return { amount: fromUnits(divide(received * 100n * scale, rate), 2), currency: 'USD' };
}
