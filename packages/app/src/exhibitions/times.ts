import type { Exhibition } from '@smart-art/api-client/queries';
import { writeDays } from '@smart-art/ui/date-field';
import { formatDate, formatExact } from '@smart-art/ui/date-time';
import type { IntlShape } from 'react-intl';

type Times = Pick<Exhibition, 'starts_at' | 'ends_at' | 'time_zone'>;

/** Start and end, in the time zone of the place or of the user. @param timeZone the place's by default */
export function timesOf(intl: IntlShape, { starts_at, ends_at, time_zone }: Times, timeZone = time_zone) {
  const format = (instant: string) => formatDate(new Date(instant), intl, true, timeZone);
  return { start: format(starts_at), end: format(ends_at) };
}

/** The dates in the time zone of the place: "5 – 8 Apr 2026". */
export const exhibitionDays = (
  { start_date, end_date }: Pick<Exhibition, 'start_date' | 'end_date'>,
  locale: string,
): string => writeDays(start_date.slice(0, 10), end_date.slice(0, 10), locale);

/** An instant to the minute with its zone: "24 Feb 2027, 10:00 GMT+9". */
export const exactly = (intl: IntlShape, instant: string, timeZone: string | undefined): string =>
  formatExact(new Date(instant), intl, timeZone);
