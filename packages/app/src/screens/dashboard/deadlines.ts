import type { Deadline } from '@smart-art/api-client/queries';

const DAY_MS = 86_400_000;

/** Whole days from today to a day, as calendars count; 0 on the day itself. */
export function daysUntil(at: string, today: Date): number {
  const [end, start] = [new Date(at), new Date(today)].map((day) => day.setHours(0, 0, 0, 0));
  return Math.round(((end ?? 0) - (start ?? 0)) / DAY_MS);
}

/** The day of a deadline as an instant on the person's clocks: a calendar day is that day everywhere. */
export const shownAt = ({ at, all_day }: Pick<Deadline, 'at' | 'all_day'>): string =>
  all_day ? new Date(`${at.slice(0, 10)}T12:00:00`).toISOString() : at;

/** Names a deadline among others. */
export const keyOf = ({ kind, record }: Deadline): string => `${kind} ${record?.id ?? ''}`;
