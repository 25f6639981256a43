/** The commitment to keep a published work on the platform (001 section 9). */
import { publicationMonths } from './constants.ts';
import { monthsLater } from './zoned-time.ts';

/**
 * End of the commitment: the same local time that many calendar months later in the seller's time zone; the month's
 * last day if it has no such day.
 *
 * @throws RangeError for an unknown time zone
 */
export const commitmentEnd = (published: Date, timeZone: string): Date =>
  monthsLater(published, publicationMonths, timeZone);
