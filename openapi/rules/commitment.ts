/** The commitment to leave a published work on the platform (001 section 9). */
import { publicationMonths } from './constants.ts';
import { monthsLater } from './zoned-time.ts';

/**
 * Until when a work stays that is published with its seller's commitment: the same time of the day so many calendar months
 * later where the seller is; the month's last day where it has no such day.
 *
 * @throws RangeError where there is no such time zone
 */
export const commitmentEnd = (published: Date, timeZone: string): Date =>
  monthsLater(published, publicationMonths, timeZone);
