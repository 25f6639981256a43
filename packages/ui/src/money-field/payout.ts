import { type Decimal, divide, fromUnits, toUnits } from '../number-field/decimal.ts';

/** ISO 4217 codes that are supported. */
export type Currency = 'USD' | 'JPY';

/** An amount of money as in the contract: decimal text, never a float. */
export interface MoneyValue {
  amount: Decimal;
  currency: Currency;
}

/** A discount that the seller gives for some days. */
export interface PayoutDiscount {
  percent: number;
  /** Whether it applies today; if not, the later payout is shown as well. */
  isRunning: boolean;
  /** Its period as text: "1 – 31 Dec 2026". */
  days: string;
}

export interface PayoutTerms {
  /** Service charge on a sale, in percent. */
  serviceChargePercent: number;
  /** Omit it once it is over. */
  discount?: PayoutDiscount | undefined;
  /** Consumption tax on top of the price, for a buyer in Japan. */
  taxPercent?: number | undefined;
  /** Yen per US dollar. */
  usdJpyRate: number;
  /** Date of the rate, ISO 8601 (`2026-11-20`). */
  rateDate?: string | undefined;
}

export interface Payout {
  /** Today's discount; null for none. */
  discount: MoneyValue | null;
  charge: MoneyValue;
  receive: MoneyValue;
  /** Payout during a future discount. */
  receiveThen: MoneyValue | null;
  /** What a buyer in Japan pays today, including tax; null without tax. */
  taxed: MoneyValue | null;
  /** Payout converted to the other currency. */
  about: MoneyValue;
}

/** Decimal places of a currency's smallest unit. */
export const placesIn: Readonly<Record<Currency, number>> = { USD: 2, JPY: 0 };

/** Significant decimal places of a rate or percentage. */
const precision = 6;
const scale = 10n ** BigInt(precision);

/**
 * The seller's payout for a price. Discount, charge and tax are rounded half up to the currency's smallest unit; the
 * payout is the exact remainder, so that the lines add up to the price.
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

/** @param rate yen per dollar, scaled */
function convert(received: bigint, from: Currency, rate: bigint): MoneyValue {
  if (from === 'USD') return { amount: fromUnits(divide(received * rate, 100n * scale), 0), currency: 'JPY' };
  return { amount: fromUnits(divide(received * 100n * scale, rate), 2), currency: 'USD' };
}
