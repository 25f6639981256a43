/** Checks that filter ranges are in order (001 section 5). */
import { isInOrder, isTimeZone } from '@smart-art/openapi/rules';
import { invalidField } from '../http/http-error.ts';

interface Ranges {
  date_from?: string | undefined;
  date_to?: string | undefined;
  time_zone?: string | undefined;
  amount_from?: string | undefined;
  amount_to?: string | undefined;
}

/** @throws HttpError 422 on an end before its start, and on an unknown time zone */
export function requireRanges({ date_from, date_to, time_zone, amount_from, amount_to }: Ranges): void {
  if (!isInOrder(date_from ?? null, date_to ?? null)) throw invalidField('date_to', 'orderRangeDays');
  if (time_zone !== undefined && !isTimeZone(time_zone)) throw invalidField('time_zone', 'timeZoneUnknown');
  const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));
  if (!isInOrder(numberOf(amount_from), numberOf(amount_to))) throw invalidField('amount_to', 'orderRangeAmounts');
}
