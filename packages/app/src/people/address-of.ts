/** An address from the API; `country` is an ISO 3166-1 code. */
interface KnownAddress {
  address_line_1: string | null;
  address_line_2?: string | null | undefined;
  city: string | null;
  state?: string | null | undefined;
  pin_code: string | null;
  country: string | null;
}

const isEastAsian = ({ address_line_1, city, state }: KnownAddress) =>
  eastAsian.test(`${state ?? ''}${city}${address_line_1}`);

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Formats an address by its script, with line breaks: Japanese from the postal code down to the building, otherwise
 * from the street up to the country. Undefined if incomplete.
 * @param nameOf localises a country code
 */
export function addressOf(to: KnownAddress, nameOf: (country: string) => string | undefined): string | undefined {
  const { address_line_1: street, address_line_2: building, city, state, country } = to;
  if (!street || !city) return undefined;
  const lines = isEastAsian(to)
    ? [postalCode(to), `${state ?? ''}${city}${street}`, building]
    : [street, building, townOf(to), country && (nameOf(country) ?? country)];
  return lines.filter(Boolean).join('\n');
}

const postalCode = ({ country, pin_code: code }: KnownAddress) => code && (country === 'JP' ? `〒${code}` : code);

/** City and postal code in one line: "Onomichi, Hiroshima 722-0045". */
export function townOf(to: KnownAddress): string {
  const { city, state, pin_code: code } = to;
  const parts = isEastAsian(to)
    ? [postalCode(to), `${state ?? ''}${city ?? ''}`]
    : [[city, state].filter(Boolean).join(', '), code];
  return parts.filter(Boolean).join(' ');
}
