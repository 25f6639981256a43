import { askedOfBank, type BankPart, bankParts } from '@smart-art/openapi/rules';
import { useState } from 'react';
import type { BankForm } from './bank-form.ts';

/**
 * The parts that a form shows: those that the country asks for, and those that hold something, also while it is being
 * cleared.
 */
export function useBankParts(country: string, form: BankForm): BankPart[] {
  const [held, setHeld] = useState<readonly BankPart[]>([]);
  const more = bankParts.filter((part) => form[part] !== '' && !held.includes(part));
  if (more.length > 0) setHeld([...held, ...more]);
  const asked = askedOfBank(country);
  return bankParts.filter((part) => asked.includes(part) || held.includes(part) || more.includes(part));
}
