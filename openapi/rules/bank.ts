/**
 * How a bank account is identified, by country. The specification has account name, bank, branch, type, number, SWIFT
 * and IFSC (000 section 3); IBAN, sort code and routing number are our additions, needed to pay accounts in Europe, the
 * United Kingdom or the United States.
 */
import { ibanLengths, ibanTerritories, routingNumberCountries, sortCodeCountries } from './bank-countries.ts';

/** The parts of a bank account, in the usual order. */
export const bankParts = [
  'account_name',
  'bank_name',
  'branch_name',
  'account_type',
  'sort_code',
  'routing_number',
  'account_number',
  'iban',
  'swift_code',
  'ifsc_code',
] as const;

export type BankPart = (typeof bankParts)[number];

/** A missing part is empty, null or absent. */
export type BankValues = { readonly [Part in BankPart]?: string | null | undefined };

interface CountryParts {
  /** Parts shown in the form. */
  shown: readonly BankPart[];
  /** Parts required for payments, besides the names of account and bank. */
  needed: readonly BankPart[];
}

const named = ['account_name', 'bank_name'] as const;
const whole = [...named, 'branch_name', 'account_type', 'account_number', 'swift_code'] as const;

const isOf = (countries: readonly string[], country: string) => countries.includes(country);

function partsIn(country: string): CountryParts {
  if (isOf(sortCodeCountries, country)) {
    return { shown: [...named, 'sort_code', 'account_number', 'iban'], needed: ['sort_code', 'account_number'] };
  }
  if (country in ibanLengths || isOf(ibanTerritories, country)) {
    return { shown: [...named, 'iban', 'swift_code'], needed: ['iban'] };
  }
  if (isOf(routingNumberCountries, country)) {
    const shown = [...named, 'account_type', 'routing_number', 'account_number', 'swift_code'] as const;
    return { shown, needed: ['routing_number', 'account_number'] };
  }
  if (country === 'IN') return { shown: [...whole, 'ifsc_code'], needed: ['account_number', 'ifsc_code'] };
  if (country === 'JP') return { shown: whole, needed: ['account_number'] };
  // Unknown country: allow all parts.
  if (country === '') return { shown: [...whole, 'ifsc_code'], needed: ['account_number'] };
  return { shown: whole, needed: ['account_number', 'swift_code'] };
}

const isGiven = (values: BankValues, part: BankPart) => (values[part] ?? '').trim() !== '';

/** The parts to show for a country. @param country two letters; '' if unknown */
export const shownBankParts = (country: string): readonly BankPart[] => partsIn(country).shown;

/**
 * The parts required before an account can be paid. An IBAN contains the other numbers.
 *
 * @param country two letters; '' if unknown
 */
export function neededBankParts(country: string, values: BankValues): BankPart[] {
  const { needed } = partsIn(country);
  const inIban: readonly BankPart[] = isGiven(values, 'iban') ? ['sort_code', 'account_number'] : [];
  return [...named, ...needed.filter((part) => !inIban.includes(part))];
}

/**
 * The minimum for a transfer, in any country: a code that identifies bank and branch makes branch and type unnecessary.
 */
export function requiredParts(values: BankValues): BankPart[] {
  const isNamed = isGiven(values, 'iban') || isGiven(values, 'sort_code');
  const branch: BankPart[] = isNamed || isGiven(values, 'routing_number') ? [] : ['branch_name'];
  return [...named, ...branch, ...(isNamed ? [] : (['account_type'] as const)), 'account_number'];
}

const compact = (text: string) => text.replace(/[ -]/g, '').toUpperCase();
const grouped = (text: string, size: number, between: string) =>
  compact(text)
    .match(new RegExp(`.{1,${size}}`, 'g'))
    ?.join(between) ?? '';

/** Storage format: GB29NWBK60161331926819. */
export const plainIban = (text: string): string => compact(text);
/** Storage format: 601613. */
export const plainSortCode = (text: string): string => compact(text);
/** Display format: GB29 NWBK 6016 1331 9268 19. */
export const groupedIban = (text: string): string => grouped(text, 4, ' ');
/** Display format: 60-16-13. */
export const groupedSortCode = (text: string): string => grouped(text, 2, '-');

/** The account number; the IBAN if there is no other, for consumers that only read the number. */
export const accountNumberOf = ({ account_number, iban }: BankValues): string =>
  account_number?.trim() || plainIban(iban ?? '');

/** The account number if it differs from the IBAN; otherwise ''. */
export const ownAccountNumber = ({ account_number, iban }: BankValues): string =>
  iban && account_number && plainIban(account_number) === plainIban(iban) ? '' : (account_number ?? '');

export type IbanProblem =
  | { reason: 'form' }
  /** The country does not use IBANs. */
  | { reason: 'country'; country: string }
  | { reason: 'length'; country: string; expected: number; found: number }
  /** A wrong character, or two swapped ones. */
  | { reason: 'checksum' };

/** ISO 7064 mod 97-10, digit by digit to stay within a number's precision. */
function remainderOf97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** What is wrong with an IBAN (ISO 13616); undefined if it is valid. Spaces are ignored. */
export function ibanProblem(text: string): IbanProblem | undefined {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(iban)) return { reason: 'form' };
  const country = iban.slice(0, 2);
  const expected = ibanLengths[country];
  if (expected === undefined) return { reason: 'country', country };
  if (iban.length !== expected) return { reason: 'length', country, expected, found: iban.length };
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return remainderOf97(digits) === 1 ? undefined : { reason: 'checksum' };
}

/** True for a valid routing number: nine digits whose sum, weighted 3, 7, 1, is a multiple of ten (ABA). */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((all, digit, place) => all + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

/** Problems of the given parts, by part. */
export interface BankProblems {
  iban?: IbanProblem;
  /** A wrong digit. */
  routing_number?: { reason: 'checksum' };
  /** An account with a sort code must have eight digits. */
  account_number?: { reason: 'eight_digits' };
}

/** Verifies check digits. Values in another format are left to the contract's validation. */
export function bankProblems(values: BankValues): BankProblems {
  const { iban, routing_number, sort_code } = values;
  const found: BankProblems = {};
  const wrong = iban?.trim() ? ibanProblem(iban) : undefined;
  if (wrong) found.iban = wrong;
  if (routing_number && /^[0-9]{9}$/.test(routing_number) && !isRoutingNumber(routing_number)) {
    found.routing_number = { reason: 'checksum' };
  }
  const number = ownAccountNumber(values).trim();
  if (sort_code?.trim() && number !== '' && !/^[0-9]{8}$/.test(compact(number))) {
    found.account_number = { reason: 'eight_digits' };
  }
  return found;
}
