import type { Deadline } from '@smart-art/api-client/queries';
import { dayAt } from '@smart-art/ui/date-field';

const DAY_MS = 86_400_000;

/** The day of a deadline in the seller's time zone: `2026-11-20`. An all-day deadline is the same day in every zone. */
export const dayOf = ({ at, all_day }: Pick<Deadline, 'at' | 'all_day'>, timeZone: string | undefined): string =>
  all_day ? at.slice(0, 10) : dayAt(new Date(at), timeZone);

/** Whole calendar days from now to a day; 0 on the day itself. */
export const daysUntil = (day: string, now: Date, timeZone: string | undefined): number =>
  (Date.parse(day) - Date.parse(dayAt(now, timeZone))) / DAY_MS;

/** Unique key of a deadline. */
export const keyOf = ({ kind, record }: Deadline): string => `${kind} ${record?.id ?? ''}`;
