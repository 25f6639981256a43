/** An address as the contract has it; `country` is a code of ISO 3166-1. */
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
 * An address as its own writing has it, its lines parted by line breaks: from the postal code down to the house where it is
 * written in Japanese, from the house up to the country elsewhere. Undefined where none is known.
 * @param nameOf what a country is called
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

/** The town of an address with its postal code, in one line: "Onomichi, Hiroshima 722-0045". */
export function townOf(to: KnownAddress): string {
  const { city, state, pin_code: code } = to;
  const parts = isEastAsian(to)
    ? [postalCode(to), `${state ?? ''}${city ?? ''}`]
    : [[city, state].filter(Boolean).join(', '), code];
  return parts.filter(Boolean).join(' ');
}
