/**
 * An amount as a person reads it: thousands separators, two decimals, none for yen (001 section 9). The amount is a
 * decimal string, as it travels: no float ever holds it.
 * @param amount such as `6034.50`, in units of the currency
 * @throws {RangeError} when the currency is no ISO 4217 code
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return (
    format
      .formatToParts(amount as Intl.StringNumericLiteral)
      // Figures are set in Latin type in both languages: a full-width sign stands too far off. A true minus lines up.
      .map(({ type, value }) =>
        type === 'currency' && value === '\uffe5' ? '\u00a5' : type === 'minusSign' ? '−' : value,
      )
      .join('')
  );
}
