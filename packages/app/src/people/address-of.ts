/** An address as the contract has it; `country` is a code of ISO 3166-1. */
interface KnownAddress {
  address_line_1: string | null;
  address_line_2?: string | null | undefined;
  city: string | null;
  state?: string | null | undefined;
  pin_code: string | null;
  country: string | null;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * An address as its own writing has it, its lines parted by line breaks: from the postal code down to the house where it is
 * written in Japanese, from the house up to the country elsewhere. Undefined where none is known.
 * @param nameOf what a country is called
 */
export function addressOf(to: KnownAddress, nameOf: (country: string) => string | undefined): string | undefined {
  const { address_line_1: street, address_line_2: building, city, state, pin_code: code, country } = to;
  if (!street || !city) return undefined;
  const lines = eastAsian.test(`${state ?? ''}${city}${street}`)
    ? [code && (country === 'JP' ? `〒${code}` : code), `${state ?? ''}${city}${street}`, building]
    : [
        street,
        building,
        [[city, state].filter(Boolean).join(', '), code].filter(Boolean).join(' '),
        country && (nameOf(country) ?? country),
      ];
  return lines.filter(Boolean).join('\n');
}
