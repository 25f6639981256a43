/** A country as a contract lists it. */
export interface PhoneCountry {
  id: string;
  /** ISO 3166-1 alpha-2: the name in the person's language comes from it. */
  iso: string;
  /** Its name where the browser knows none. */
  name: string;
  /** With or without a plus: `81`, `+81`, `1-684`. */
  phonecode: string;
}

export interface PhoneValue {
  /** The id of the country; an empty text while none is chosen. */
  country: string;
  /** As it is dialled inside the country, spaced as it was typed. */
  number: string;
}

/** The figures of a code or number, whatever stands between them. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/gu, '');

export const codeOf = ({ phonecode }: PhoneCountry): string => digitsOf(phonecode);

/** A typed number in plain figures: full-width ones, long dashes and double spaces are what keyboards make of them. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐-―−ーｰ－]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * A number that says its country: `+81 90 1234 5678`, `0081…`, `＋８１（０）９０…`. The longest code counts; of countries
 * that share one (+1, +44), the chosen one stays, else the first.
 * @returns null where no country is said, or none of these has the code
 */
export function readInternational(text: string, countries: readonly PhoneCountry[], chosen: string): PhoneValue | null {
  const plain = plainNumber(text);
  const said = /^(?:\+|00)\s*(.*)$/u.exec(plain)?.[1];
  if (said === undefined) return null;
  const digits = digitsOf(said);
  const fitting = countries.filter((country) => codeOf(country) !== '' && digits.startsWith(codeOf(country)));
  const longest = Math.max(...fitting.map((country) => codeOf(country).length));
  const best = fitting.filter((country) => codeOf(country).length === longest);
  const country = best.find(({ id }) => id === chosen) ?? best[0];
  if (!country) return null;
  return { country: country.id, number: afterDigits(said, longest) };
}

/** What follows the first figures, without a trunk zero in brackets. */
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

/** ITU-T E.164: at most so many figures with the country's code. */
const MOST = 15;
/** Shorter numbers are for emergencies and services. */
const LEAST = 4;

export type PhoneProblem = 'country' | 'unreadable' | 'short' | 'long';

/** What is wrong with a number that somebody typed. */
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
