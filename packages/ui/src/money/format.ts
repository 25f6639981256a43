const formats = new Map<string, Intl.NumberFormat | null>();

/** Cached, because Intl formats are expensive to create. null if not a currency. */
function formatOf(currency: string, locale: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    try {
      format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        // No minus sign for an amount that rounds to zero.
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
 * Formats an amount: thousands separators, two decimals, none for a currency without a minor unit (001 section 9). The
 * amount stays a decimal string and never becomes a float. Invalid amounts or currencies are returned unchanged rather
 * than guessed.
 * @param amount such as `6034.50`, in units of the currency
 * @param currency ISO 4217
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  const format = formatOf(currency, locale);
  if (!format || !isAmount(amount)) return `${amount} ${currency}`.trim();
  return (
    format
      .formatToParts(amount as Intl.StringNumericLiteral)
      // Digits are Latin in both languages: a full-width ¥ would stand too far off. A true minus sign is as wide as the
      // digits.
      .map(({ type, value }) =>
        type === 'currency' && value === '\uffe5' ? '\u00a5' : type === 'minusSign' ? '−' : value,
      )
      .join('')
  );
}
