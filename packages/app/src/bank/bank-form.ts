/** A bank account as forms hold it: of a profile and of the settings, which call the parts alike. */
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

/** A code as people read it, once it is typed. */
export const readable: Partial<Record<BankPart, (text: string) => string>> = {
  iban: groupedIban,
  sort_code: groupedSortCode,
};

/** Written in capitals, however they are typed. */
export const inCapitals: ReadonlySet<BankPart> = new Set(['iban', 'swift_code', 'ifsc_code']);

/** Numbers in full are nobody's business who finds the device: no draft has them. */
export const unkept = ['account_number', 'iban'] as const satisfies readonly BankPart[];

/** Without an IBAN's own field it was typed as the account number. */
function ibanOf({ iban, account_number }: BankValues): string {
  if (iban) return iban;
  return account_number && !ibanProblem(account_number) ? account_number : '';
}

/** As a form shows it. */
export function bankFormOf(kept: BankValues): BankForm {
  const iban = ibanOf(kept);
  const form = Object.fromEntries(bankParts.map((part) => [part, kept[part] ?? ''])) as BankForm;
  return {
    ...form,
    account_number: ownAccountNumber({ ...kept, iban }),
    iban: groupedIban(iban),
    sort_code: groupedSortCode(form.sort_code),
  };
}

/** As it is sent: what is not said is null. */
export function bankSent(form: BankForm): Record<BankPart, string | null> {
  const said = Object.fromEntries(bankParts.map((part) => [part, form[part].trim() || null])) as Record<
    BankPart,
    string | null
  >;
  return {
    ...said,
    account_number: accountNumberOf(form) || null,
    iban: plainIban(form.iban) || null,
    sort_code: plainSortCode(form.sort_code) || null,
  };
}

export const isBankGiven = (form: BankForm): boolean => bankParts.some((part) => form[part].trim() !== '');
