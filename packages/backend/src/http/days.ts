/** The date range that a list is filtered by, in the caller's time zone. */
import { endOfDay, startOfDay } from '@smart-art/openapi/rules';

export interface Days {
  date_from?: string | undefined;
  /** Inclusive. */
  date_to?: string | undefined;
  /** An IANA name; UTC by default. */
  time_zone?: string | undefined;
}

/** The first instant of the range, and the first one after it. @throws RangeError for an unknown time zone */
export const instantsOf = ({ date_from, date_to, time_zone = 'UTC' }: Days) => ({
  from: date_from ? startOfDay(date_from, time_zone) : undefined,
  to: date_to ? endOfDay(date_to, time_zone) : undefined,
});
