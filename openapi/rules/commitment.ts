/** The commitment to leave a published work on the platform (001 section 9). */
import { publicationMonths } from './constants.ts';
import { addMonths } from './order-totals.ts';
import { daysBefore, localTimeAt } from './zoned-time.ts';

/**
 * Until when a work stays that is published with its seller's commitment: the same time of the day so many calendar months
 * later where the seller is; the month's last day where it has no such day.
 *
 * @throws RangeError where there is no such time zone
 */
export function commitmentEnd(published: Date, timeZone: string): Date {
  const reading = new Date(`${localTimeAt(published, timeZone)}:00Z`);
  return daysBefore(addMonths(reading, publicationMonths).toISOString().slice(0, 16), timeZone, 0);
}
