/** A country as in the contract. */
export interface PhoneCountry {
  id: string;
  /** ISO 3166-1 alpha-2, used to translate the name. */
  iso: string;
  /** Fallback if the browser has no name for it. */
  name: string;
  /** With or without a plus: `81`, `+81`, `1-684`. */
  phonecode: string;
}

export interface PhoneValue {
  /** Id of the country; empty if none is chosen. */
  country: string;
  /** National format, with spaces as typed. */
  number: string;
}

/** The digits of a code or number, ignoring everything else. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/gu, '');

export const codeOf = ({ phonecode }: PhoneCountry): string => digitsOf(phonecode);

/** Normalises a typed number: full-width digits, long dashes and double spaces come from Japanese keyboards. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐-―−ーｰ－]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Parses a number with a country code: `+81 90 1234 5678`, `0081…`, `＋８１（０）９０…`. The longest code wins; among countries
 * that share one (+1, +44), the chosen one stays, else the first.
 * @returns null without a country code, or if none of these has it
 */
export function readInternational(text: string, countries: readonly PhoneCountry[], chosen: string): PhoneValue | null {
  const plain = plainNumber(text);
  const withoutPrefix = /^(?:\+|00)\s*(.*)$/u.exec(plain)?.[1];
  if (withoutPrefix === undefined) return null;
  const digits = digitsOf(withoutPrefix);
  const fitting = countries.filter((country) => codeOf(country) !== '' && digits.startsWith(codeOf(country)));
  const longest = Math.max(...fitting.map((country) => codeOf(country).length));
  const best = fitting.filter((country) => codeOf(country).length === longest);
  const country = best.find(({ id }) => id === chosen) ?? best[0];
  if (!country) return null;
  return { country: country.id, number: afterDigits(withoutPrefix, longest) };
}

/** The rest after the first digits, without a trunk zero in brackets. */
function afterDigits(text: string, count: number): string {
  let seen = 0;
  let at = 0;
  while (seen < count && at < text.length) {
    if (/\d/u.test(text[at] ?? '')) seen += 1;
    at += 1;
  }
  return text
    .slice(at)
    .replace(/^[\s).-]+/u, '')
    .replace(/^\(0\)\s*/u, '')
    .trim();
}

/** ITU-T E.164: maximum number of digits, including the country code. */
const MOST = 15;
/** Shorter numbers are for emergencies and services. */
const LEAST = 4;

export type PhoneProblem = 'country' | 'unreadable' | 'short' | 'long';

/** Validates a typed number. */
export function problemOf(
  { country, number }: PhoneValue,
  countries: readonly PhoneCountry[],
): PhoneProblem | undefined {
  const plain = plainNumber(number);
  if (plain === '') return undefined;
  if (!/^[\d\s().\-/]+$/u.test(plain)) return 'unreadable';
  const digits = digitsOf(plain).length;
  if (digits < LEAST) return 'short';
  const chosen = countries.find(({ id }) => id === country);
  if (digits + (chosen ? codeOf(chosen).length : 0) > MOST) return 'long';
  return chosen ? undefined : 'country';
}
