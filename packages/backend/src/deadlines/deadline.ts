/** Deadlines of any kind of record. */
import type { components } from '@smart-art/openapi/product';
import { dayIn } from '@smart-art/openapi/rules';

export type Deadline = components['schemas']['Deadline'];

/** Whose deadlines to find, and in which period. */
export interface Horizon {
  sellerId: string;
  /** The seller's permissions: deadlines of sections they may not access are left out. */
  may(permission: 'sa-list-orders' | 'sa-list-exhibitions' | 'sa-list-crowd-funding'): boolean;
  /** The current time; earlier deadlines are left out. */
  now: Date;
  until: Date;
  /** The seller's, which decides until when an all-day deadline is ahead. */
  timeZone: string;
}

/** The first and the last calendar day of the period, in the seller's time zone. */
export const daysOf = ({ now, until, timeZone }: Horizon) => [dayIn(now, timeZone), dayIn(until, timeZone)] as const;

/** The end of a calendar day, in UTC since it has no time zone. */
const endOf = (day: string): string => `${day}T23:59:59.999Z`;

/** The date of an all-day deadline. */
export const dayOf = ({ at }: Pick<Deadline, 'at'>): string => at.slice(0, 10);

type Details = Omit<Deadline, 'at' | 'all_day' | 'confirm'> & { confirm?: boolean };

/** A deadline at an instant. */
export const atInstant = (at: Date, details: Details): Deadline => ({
  ...details,
  at: at.toISOString(),
  all_day: false,
  confirm: details.confirm ?? false,
});

/** An all-day deadline. */
export const onDay = (day: string, details: Details): Deadline => ({
  ...details,
  at: endOf(day),
  all_day: true,
  confirm: false,
});

/** True if it is in the future and within the period. An all-day deadline is ahead until the seller's day ends. */
export function isWithin(deadline: Deadline, horizon: Horizon): boolean {
  const at = Date.parse(deadline.at);
  if (at > horizon.until.getTime()) return false;
  return deadline.all_day ? dayOf(deadline) >= daysOf(horizon)[0] : at >= horizon.now.getTime();
}
