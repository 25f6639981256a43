/** The days that a list is narrowed to, in the zone of whoever asks. */
import { endOfDay, startOfDay } from '@smart-art/openapi/rules';

export interface Days {
  date_from?: string | undefined;
  /** Itself included. */
  date_to?: string | undefined;
  /** An IANA name; UTC where absent. */
  time_zone?: string | undefined;
}

/** The first instant of the days, and the first one after them. @throws RangeError where there is no such time zone */
export const instantsOf = ({ date_from, date_to, time_zone = 'UTC' }: Days) => ({
  from: date_from ? startOfDay(date_from, time_zone) : undefined,
  to: date_to ? endOfDay(date_to, time_zone) : undefined,
});
