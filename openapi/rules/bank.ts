/**
 * How a bank account is named, by country. The documents name account name, bank, branch, type, number, SWIFT and IFSC
 * (000 section 3); IBAN, sort code and routing number are ours, because without them nobody can pay an account in Europe,
 * the United Kingdom or the United States.
 */
import { ibanLengths, ibanTerritories, routingNumberCountries, sortCodeCountries } from './bank-countries.ts';

/** The parts of a bank account, in the order in which a bank writes them. */
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

/** A part that is not said is empty, null or missing. */
export type BankValues = { readonly [Part in BankPart]?: string | null | undefined };

interface Naming {
  /** What is asked for. */
  asked: readonly BankPart[];
  /** What of it an account cannot be paid without, beside its name and its bank. */
  needed: readonly BankPart[];
}

const named = ['account_name', 'bank_name'] as const;
const whole = [...named, 'branch_name', 'account_type', 'account_number', 'swift_code'] as const;

const isOf = (countries: readonly string[], country: string) => countries.includes(country);

function namingIn(country: string): Naming {
  if (isOf(sortCodeCountries, country)) {
    return { asked: [...named, 'sort_code', 'account_number', 'iban'], needed: ['sort_code', 'account_number'] };
  }
  if (country in ibanLengths || isOf(ibanTerritories, country)) {
    return { asked: [...named, 'iban', 'swift_code'], needed: ['iban'] };
  }
  if (isOf(routingNumberCountries, country)) {
    const asked = [...named, 'account_type', 'routing_number', 'account_number', 'swift_code'] as const;
    return { asked, needed: ['routing_number', 'account_number'] };
  }
  if (country === 'IN') return { asked: [...whole, 'ifsc_code'], needed: ['account_number', 'ifsc_code'] };
  if (country === 'JP') return { asked: whole, needed: ['account_number'] };
  // Nobody has said where: everything may be told.
  if (country === '') return { asked: [...whole, 'ifsc_code'], needed: ['account_number'] };
  return { asked: whole, needed: ['account_number', 'swift_code'] };
}

const isGiven = (values: BankValues, part: BankPart) => (values[part] ?? '').trim() !== '';

/** The parts that a seller of a country is asked for. @param country two letters; '' where it is not known */
export const askedOfBank = (country: string): readonly BankPart[] => namingIn(country).asked;

/**
 * The parts that are needed before an account can be paid. An IBAN holds the other numbers.
 *
 * @param country two letters; '' where it is not known
 */
export function neededOfBank(country: string, values: BankValues): BankPart[] {
  const { needed } = namingIn(country);
  const held: readonly BankPart[] = isGiven(values, 'iban') ? ['sort_code', 'account_number'] : [];
  return [...named, ...needed.filter((part) => !held.includes(part))];
}

/**
 * The parts without which nobody can transfer anything to an account, whatever country it is in: where a code names bank
 * and branch, neither branch nor type has to be told as well.
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

/** As it is kept: GB29NWBK60161331926819. */
export const plainIban = (text: string): string => compact(text);
/** As it is kept: 601613. */
export const plainSortCode = (text: string): string => compact(text);
/** As people read it: GB29 NWBK 6016 1331 9268 19. */
export const groupedIban = (text: string): string => grouped(text, 4, ' ');
/** As people read it: 60-16-13. */
export const groupedSortCode = (text: string): string => grouped(text, 2, '-');

/** Where an account has no other number than its IBAN, that is its number: what reads the number alone finds it. */
export const accountNumberOf = ({ account_number, iban }: BankValues): string =>
  account_number?.trim() || plainIban(iban ?? '');

/** The number beside the IBAN; '' where there is none. */
export const ownAccountNumber = ({ account_number, iban }: BankValues): string =>
  iban && account_number && plainIban(account_number) === plainIban(iban) ? '' : (account_number ?? '');

export type IbanProblem =
  | { reason: 'form' }
  /** Nobody there has an IBAN. */
  | { reason: 'country'; country: string }
  | { reason: 'length'; country: string; expected: number; found: number }
  /** A character is wrong, or two changed places. */
  | { reason: 'checksum' };

/** ISO 7064 mod 97-10, in pieces that a number holds. */
function remainderOf97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** What is wrong with an IBAN (ISO 13616); undefined where nothing is. Spaces do not matter. */
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

/** Whether nine digits are a routing number: weighted 3, 7 and 1 they come to a multiple of ten (ABA). */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((all, digit, place) => all + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

/** What is wrong with the parts that are given, by part. */
export interface BankProblems {
  iban?: IbanProblem;
  /** Another digit is wrong. */
  routing_number?: { reason: 'checksum' };
  /** An account with a sort code has eight digits. */
  account_number?: { reason: 'eight_digits' };
}

/**
 * Holds the codes against their own checks. Their form is the contract's to say; one that has another is left to it.
 */
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
