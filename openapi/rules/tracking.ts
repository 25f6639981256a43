/** The days on which a parcel can be handed over (001 section 5: "and the date valid"). */
import { trackingHorizonDays } from './constants.ts';

const hour = 3_600_000;
const day = 24 * hour;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/**
 * From the day of the order to so many days ahead: parcels are announced, but not for ever. A day begins first on the
 * islands fourteen hours before Greenwich and ends last twelve hours behind it; wherever a seller is, the day of their
 * calendar is among them, and a form and the backend need not know where that is.
 *
 * @param since the instant from which there was something to send
 * @returns calendar days, both included
 */
export const trackingDays = (since: Date, now: Date): { from: string; until: string } => ({
  from: dayOf(since.getTime() - 12 * hour),
  until: dayOf(now.getTime() + 14 * hour + trackingHorizonDays * day),
});
