/** Consistency rules of an exhibition, and its change deadlines (001 sections 3, 5, 6 and 9). */
import { attendeeCancelDays, exhibitionChangeDays } from './constants.ts';
import { decimalsOf, type Money } from './money.ts';
import { daysBefore, instantOf, isTimeZone } from './zoned-time.ts';

interface When {
  /** Local time in the time zone, such as `2027-03-06T10:00`. */
  start_date: string;
  time_zone: string;
}

/** Deadline for the organiser's changes, inclusive: 10 days before (001 sections 6 and 9). */
export const exhibitionEditUntil = ({ start_date, time_zone }: When): Date =>
  daysBefore(start_date, time_zone, exhibitionChangeDays);

/** Deadline for an attendee's cancellation, inclusive: 3 days before (001 sections 6 and 9). */
export const attendeeCancelUntil = ({ start_date, time_zone }: When): Date =>
  daysBefore(start_date, time_zone, attendeeCancelDays);

interface Exhibition extends When {
  category: 'Virtual Exhibition' | 'Physical Exhibition' | 'Both';
  end_date: string;
  address?: string | null | undefined;
  exhibitor_fee?: Money | null | undefined;
  virtual_attendee_fee?: Money | null | undefined;
  physical_attendee_fee?: Money | null | undefined;
}

/** Why a field is inconsistent with others. */
export type ExhibitionFault =
  | 'unknown_time_zone'
  | 'no_such_time'
  | 'in_the_past'
  | 'ends_before_start'
  | 'address_needed'
  | 'not_attended_so'
  | 'yen_have_no_decimals';

type Faults = Partial<Record<string, ExhibitionFault>>;

function timeFaults({ start_date, end_date, time_zone }: Exhibition, now: Date): Faults {
  if (!isTimeZone(time_zone)) return { time_zone: 'unknown_time_zone' };
  const [start, end] = [instantOf(start_date, time_zone), instantOf(end_date, time_zone)];
  const faults: Faults = {};
  if (!start) faults.start_date = 'no_such_time';
  else if (start <= now) faults.start_date = 'in_the_past';
  if (!end) faults.end_date = 'no_such_time';
  else if (start && end <= start) faults.end_date = 'ends_before_start';
  return faults;
}

const attendanceOf: Record<Exhibition['category'], readonly ('virtual' | 'physical')[]> = {
  'Virtual Exhibition': ['virtual'],
  'Physical Exhibition': ['physical'],
  Both: ['virtual', 'physical'],
};

/** The forms of attendance an exhibition offers. */
export const attendancesOf = ({ category }: Pick<Exhibition, 'category'>) => attendanceOf[category];

function feeFaults(exhibition: Exhibition): Faults {
  const faults: Faults = {};
  for (const field of ['exhibitor_fee', 'virtual_attendee_fee', 'physical_attendee_fee'] as const) {
    const fee = exhibition[field];
    if (fee && decimalsOf[fee.currency] === 0 && fee.amount.includes('.'))
      faults[`${field}.amount`] = 'yen_have_no_decimals';
  }
  for (const attendance of ['virtual', 'physical'] as const) {
    const field = `${attendance}_attendee_fee` as const;
    if (exhibition[field] && !attendancesOf(exhibition).includes(attendance)) faults[field] = 'not_attended_so';
  }
  return faults;
}

/** All inconsistencies, by field; empty if there are none. */
export function exhibitionFaults(exhibition: Exhibition, now: Date): Faults {
  const needsAddress = attendancesOf(exhibition).includes('physical') && !exhibition.address?.trim();
  return {
    ...timeFaults(exhibition, now),
    ...(needsAddress && { address: 'address_needed' }),
    ...feeFaults(exhibition),
  };
}
