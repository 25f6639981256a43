/** A day by which something must have happened, whatever kind of record it is of. */
import type { components } from '@smart-art/openapi/product';

export type Deadline = components['schemas']['Deadline'];

/** Whose deadlines are asked for, and which. */
export interface Horizon {
  sellerId: string;
  /** The seller's: what belongs to a section that they may not enter is not told. */
  may(permission: 'sa-list-orders' | 'sa-list-exhibitions' | 'sa-list-crowd-funding'): boolean;
  /** The present instant; what is before it is over. */
  now: Date;
  until: Date;
}

/** The end of a calendar day. A day has no time zone: it is that of UTC. */
const endOf = (day: string): string => `${day}T23:59:59.999Z`;

/** The day of a deadline that is a calendar day. */
export const dayOf = ({ at }: Pick<Deadline, 'at'>): string => at.slice(0, 10);

type Told = Omit<Deadline, 'at' | 'all_day' | 'confirm'> & { confirm?: boolean };

/** A deadline at an instant. */
export const atInstant = (at: Date, told: Told): Deadline => ({
  ...told,
  at: at.toISOString(),
  all_day: false,
  confirm: told.confirm ?? false,
});

/** A deadline that is a calendar day. */
export const onDay = (day: string, told: Told): Deadline => ({
  ...told,
  at: endOf(day),
  all_day: true,
  confirm: false,
});

/** Whether it is still to come, and near enough to be asked for. */
export const isWithin = ({ at }: Deadline, { now, until }: Horizon): boolean =>
  Date.parse(at) >= now.getTime() && Date.parse(at) <= until.getTime();
