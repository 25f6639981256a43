/** Ranges of a list's filters that run the wrong way round (001 section 5). */
import { isInOrder } from '@smart-art/openapi/rules';
import { refuseField } from '../http/refusal.ts';

interface Ranges {
  date_from?: string | undefined;
  date_to?: string | undefined;
  amount_from?: string | undefined;
  amount_to?: string | undefined;
}

/** @throws Refusal 422 at the end that is before its beginning */
export function requireRanges({ date_from, date_to, amount_from, amount_to }: Ranges): void {
  if (!isInOrder(date_from ?? null, date_to ?? null)) throw refuseField('date_to', 'orderRangeDays');
  const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));
  if (!isInOrder(numberOf(amount_from), numberOf(amount_to))) throw refuseField('amount_to', 'orderRangeAmounts');
}
