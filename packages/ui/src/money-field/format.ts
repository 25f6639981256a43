import { placesOf, writeDecimal } from '../number-field/decimal.ts';
import { type Currency, type MoneyValue, placesIn } from './payout.ts';

/** The currency sign: $ or ¥. Half-width in every language, like the digits. */
export function signOf(currency: Currency): string {
  return currency === 'USD' ? '$' : '¥';
}

/** An amount with thousands separators and its currency's decimal places (001 section 9), or more if it has more. */
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

/** Strips the currency's sign or code from pasted text: `￥12,000`, `12,000円`, `USD 20`. */
export const withoutSign = (typed: string, currency: Currency): string =>
  typed.normalize('NFKC').trim().replace(signs[currency], '').trim();
