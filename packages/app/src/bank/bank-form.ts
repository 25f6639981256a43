/** A bank account as form values: the seller's own in the profile, and the one buyers pay to in the settings. */
import {
  accountNumberOf,
  type BankPart,
  type BankValues,
  bankParts,
  groupedIban,
  groupedSortCode,
  ibanProblem,
  ownAccountNumber,
  plainIban,
  plainSortCode,
} from '@smart-art/openapi/rules';

export type BankForm = Record<BankPart, string>;

/** The account types that have a name in both languages. */
export const accountTypes = ['ordinary', 'current', 'savings'] as const;

/** Formats codes for reading once they are typed. */
export const readable: Partial<Record<BankPart, (text: string) => string>> = {
  iban: groupedIban,
  sort_code: groupedSortCode,
};

/** Parts that are converted to upper case. */
export const inCapitals: ReadonlySet<BankPart> = new Set(['iban', 'swift_code', 'ifsc_code']);

/** Full numbers are never saved in a draft: the device may be shared. */
export const neverDrafted = ['account_number', 'iban'] as const satisfies readonly BankPart[];

/** Before there was a field for the IBAN, it was entered as the account number. */
function ibanOf({ iban, account_number }: BankValues): string {
  if (iban) return iban;
  return account_number && !ibanProblem(account_number) ? account_number : '';
}

/** Converts a bank account to form values. */
export function bankFormOf(account: BankValues): BankForm {
  const iban = ibanOf(account);
  const form = Object.fromEntries(bankParts.map((part) => [part, account[part] ?? ''])) as BankForm;
  return {
    ...form,
    account_number: ownAccountNumber({ ...account, iban }),
    iban: groupedIban(iban),
    sort_code: groupedSortCode(form.sort_code),
  };
}

/** Converts form values to the request: empty parts are null. */
export function bankSent(form: BankForm): Record<BankPart, string | null> {
  const account = Object.fromEntries(bankParts.map((part) => [part, form[part].trim() || null])) as Record<
    BankPart,
    string | null
  >;
  return {
    ...account,
    account_number: accountNumberOf(form) || null,
    iban: plainIban(form.iban) || null,
    sort_code: plainSortCode(form.sort_code) || null,
  };
}

export const isBankGiven = (form: BankForm): boolean => bankParts.some((part) => form[part].trim() !== '');
