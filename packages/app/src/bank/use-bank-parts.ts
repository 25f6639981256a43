import { askedOfBank, type BankPart, bankParts } from '@smart-art/openapi/rules';
import { useState } from 'react';
import type { BankForm } from './bank-form.ts';

/**
 * The parts a form shows: those the country requires, and those that have had a value, so that a field does not
 * disappear while the user clears it.
 */
export function useBankParts(country: string, form: BankForm): BankPart[] {
  const [held, setHeld] = useState<readonly BankPart[]>([]);
  const more = bankParts.filter((part) => form[part] !== '' && !held.includes(part));
  if (more.length > 0) setHeld([...held, ...more]);
  const asked = askedOfBank(country);
  return bankParts.filter((part) => asked.includes(part) || held.includes(part) || more.includes(part));
}
