const formats = new Map<string, Intl.NumberFormat | null>();

/** Formats are dear to make and there are few: each is made once. null for what is no currency. */
function formatOf(currency: string, locale: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    try {
      format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        // What rounds to nothing is not less than nothing.
        signDisplay: 'negative',
      });
    } catch {
      format = null;
    }
    formats.set(key, format);
  }
  return format;
}

/** Whether a text is a decimal number such as `-6034.50`: no exponent, no separators. */
export const isAmount = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/**
 * An amount as a person reads it: thousands separators, two decimals, none for a currency without a minor unit (001
 * section 9). The amount is a decimal string, as it travels: no float ever holds it. What is no amount, or in no
 * currency, is written as it is: nothing is made up about money.
 * @param amount such as `6034.50`, in units of the currency
 * @param currency ISO 4217
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  const format = formatOf(currency, locale);
  if (!format || !isAmount(amount)) return `${amount} ${currency}`.trim();
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
