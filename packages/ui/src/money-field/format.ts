import { placesOf, writeDecimal } from '../number-field/decimal.ts';
import { type Currency, type MoneyValue, placesIn } from './payout.ts';

/** The sign before an amount: $ or ¥. Half-width in every language, to stand beside half-width figures. */
export function signOf(currency: Currency): string {
  return currency === 'USD' ? '$' : '¥';
}

/** An amount with thousands separators and the places of its currency (001 section 9), or more if it has more. */
export function writeAmount({ amount, currency }: MoneyValue, locale: string): string {
  const places = placesIn[currency];
  return writeDecimal(amount, locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: Math.max(places, placesOf(amount)),
  });
}

const signs: Record<Currency, RegExp> = {
  USD: /^(?:us)?\$|^usd|usd$|ドル$/i,
  JPY: /^[¥\\]|^jpy|jpy$|円$|yen$/i,
};

/** What was typed without its currency's sign or name, as it is copied from elsewhere: `￥12,000`, `12,000円`, `USD 20`. */
export const withoutSign = (typed: string, currency: Currency): string =>
  typed.normalize('NFKC').trim().replace(signs[currency], '').trim();
