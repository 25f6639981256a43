import { type BankPart, bankParts, shownBankParts } from '@smart-art/openapi/rules';
import { useState } from 'react';
import type { BankForm } from './bank-form.ts';

/**
 * The parts a form shows: those the country requires, and those that have had a value, so that a field does not
 * disappear while the user clears it.
 */
export function useBankParts(country: string, form: BankForm): BankPart[] {
  const [shown, setShown] = useState<readonly BankPart[]>([]);
  const more = bankParts.filter((part) => form[part] !== '' && !shown.includes(part));
  if (more.length > 0) setShown([...shown, ...more]);
  const requested = shownBankParts(country);
  return bankParts.filter((part) => requested.includes(part) || shown.includes(part) || more.includes(part));
}
