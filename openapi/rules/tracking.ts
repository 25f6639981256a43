/** The days on which a parcel can be handed over (001 section 5: "and the date valid"). */
import { trackingHorizonDays } from './constants.ts';

const hour = 3_600_000;
const day = 24 * hour;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/**
 * From the day of the order to a limited number of days ahead. Across all time zones (UTC+14 to UTC-12) a calendar day
 * lasts longer than in UTC; the range covers all of them, so that form and backend need not know the seller's zone.
 *
 * @param since when the parcel could first be sent
 * @returns calendar days, both inclusive
 */
export const trackingDays = (since: Date, now: Date): { from: string; until: string } => ({
  from: dayOf(since.getTime() - 12 * hour),
  until: dayOf(now.getTime() + 14 * hour + trackingHorizonDays * day),
});
