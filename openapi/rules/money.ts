/**
 * Exact arithmetic with amounts: decimal strings with a currency. They are calculated in the currency's smallest unit,
 * cents or yen, never in floating point.
 */

export interface Money {
  amount: string;
  currency: 'USD' | 'JPY';
}

/** Number of decimals of each currency. */
export const decimalsOf: Readonly<Record<Money['currency'], number>> = { USD: 2, JPY: 0 };

/** The amount in cents or yen; surplus decimals, which no valid amount has, are truncated. */
export function unitsOf({ amount, currency }: Money): bigint {
  const places = decimalsOf[currency];
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const units = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return sign === '-' ? -units : units;
}

/** The amount for a number of cents or yen. */
export function moneyFrom(units: bigint, currency: Money['currency']): Money {
  const places = decimalsOf[currency];
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return { amount: units < 0n ? `-${whole}` : whole, currency };
}

/** @throws if the currencies differ */
function unitsTogether(amounts: readonly Money[]): bigint[] {
  const [first] = amounts;
  if (amounts.some(({ currency }) => currency !== first?.currency)) throw new RangeError('two currencies have no sum');
  return amounts.map(unitsOf);
}

/** @throws RangeError if the currencies differ */
export function add(first: Money, ...others: readonly Money[]): Money {
  const sum = unitsTogether([first, ...others]).reduce((total, units) => total + units, 0n);
  return moneyFrom(sum, first.currency);
}

/** @throws RangeError if the currencies differ */
export function subtract(from: Money, ...others: readonly Money[]): Money {
  const [start = 0n, ...rest] = unitsTogether([from, ...others]);
  return moneyFrom(
    rest.reduce((left, units) => left - units, start),
    from.currency,
  );
}

export const times = (money: Money, count: number): Money => moneyFrom(unitsOf(money) * BigInt(count), money.currency);

/** Negative, zero or positive, like a sort comparator. @throws RangeError if the currencies differ */
export function compare(first: Money, second: Money): number {
  const [a = 0n, b = 0n] = unitsTogether([first, second]);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Quotient rounded to the nearest integer, halves away from zero, as on invoices. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * a + b) / (2n * b);
  return isNegative ? -rounded : rounded;
}

/** A number as an integer fraction, exact for its decimals. */
function fractionOf(value: number): [bigint, bigint] {
  const [whole = '0', fraction = ''] = value.toFixed(8).replace(/0+$/, '').split('.');
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}

/** @param percent such as 12.5; the result is rounded to the smallest unit */
export function percentOf(money: Money, percent: number): Money {
  const [numerator, denominator] = fractionOf(percent);
  return moneyFrom(roundedQuotient(unitsOf(money) * numerator, denominator * 100n), money.currency);
}

/** @param usdJpyRate yen per US dollar; the result is rounded to the smallest unit (001 section 9) */
export function convert(money: Money, currency: Money['currency'], usdJpyRate: number): Money {
  if (money.currency === currency) return moneyFrom(unitsOf(money), currency);
  const [numerator, denominator] = fractionOf(usdJpyRate);
  const units = unitsOf(money);
  return currency === 'JPY'
    ? moneyFrom(roundedQuotient(units * numerator, denominator * 100n), 'JPY')
    : moneyFrom(roundedQuotient(units * 100n * denominator, numerator), 'USD');
}

/** A share of an amount, such as 90 of 365 days; the result is rounded to the smallest unit. */
export const shareOf = (money: Money, part: number, whole: number): Money =>
  moneyFrom(roundedQuotient(unitsOf(money) * BigInt(part), BigInt(whole)), money.currency);
