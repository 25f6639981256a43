import { type Decimal, divide, fromUnits, toUnits } from '../number-field/decimal.ts';

/** ISO 4217 codes the house trades in. */
export type Currency = 'USD' | 'JPY';

/** An amount of money as the contract sends it: a decimal text, never a binary fraction. */
export interface MoneyValue {
  amount: Decimal;
  currency: Currency;
}

/** What a seller takes off a price for some days. */
export interface PayoutDiscount {
  percent: number;
  /** Whether it is taken off today; else it is said what will be received then. */
  isRunning: boolean;
  /** Its days in words: "1 – 31 Dec 2026". */
  days: string;
}

export interface PayoutTerms {
  /** Kept by the house from a sale, in percent. */
  serviceChargePercent: number;
  /** One that is over is left out. */
  discount?: PayoutDiscount | undefined;
  /** Consumption tax on top of the price, for a buyer in Japan. */
  taxPercent?: number | undefined;
  /** Yen for one US dollar. */
  usdJpyRate: number;
  /** The day of the rate, ISO 8601 (`2026-11-20`). */
  rateDate?: string | undefined;
}

export interface Payout {
  /** What is taken off today; null where nothing is. */
  discount: MoneyValue | null;
  charge: MoneyValue;
  receive: MoneyValue;
  /** What is received on the days of a discount that is to come. */
  receiveThen: MoneyValue | null;
  /** What a buyer in Japan pays today, with tax; null where it is nothing. */
  taxed: MoneyValue | null;
  /** What is received in the other currency, at the rate. */
  about: MoneyValue;
}

/** Decimal places of a currency's smallest coin. */
export const placesIn: Readonly<Record<Currency, number>> = { USD: 2, JPY: 0 };

/** Places of a rate or a percentage that count. */
const precision = 6;
const scale = 10n ** BigInt(precision);

/**
 * What a seller receives of a price. Discount, charge and tax are rounded half up to the currency's smallest coin; the
 * seller gets the exact rest, so that the lines sum up to the price.
 */
export function payoutOf({ amount, currency }: MoneyValue, terms: PayoutTerms): Payout {
  const { serviceChargePercent, discount, taxPercent, usdJpyRate } = terms;
  const places = placesIn[currency];
  const money = (coins: bigint): MoneyValue => ({ amount: fromUnits(coins, places), currency });
  const price = toUnits(amount, places);
  const reduced = discount ? price - share(price, discount.percent) : price;
  const today = discount?.isRunning ? reduced : price;
  const charge = share(today, serviceChargePercent);
  return {
    discount: discount?.isRunning ? money(price - today) : null,
    charge: money(charge),
    receive: money(today - charge),
    receiveThen: discount && !discount.isRunning ? money(reduced - share(reduced, serviceChargePercent)) : null,
    taxed: taxPercent && today > 0n ? money(today + share(today, taxPercent)) : null,
    about: convert(today - charge, currency, units(usdJpyRate)),
  };
}

const share = (coins: bigint, percent: number) => divide(coins * units(percent), 100n * scale);

const units = (value: number) => toUnits(value.toFixed(precision), precision);

/** @param rate yen for a dollar, scaled */
function convert(received: bigint, from: Currency, rate: bigint): MoneyValue {
  if (from === 'USD') return { amount: fromUnits(divide(received * rate, 100n * scale), 0), currency: 'JPY' };
  return { amount: fromUnits(divide(received * 100n * scale, rate), 2), currency: 'USD' };
}
