import type { tone } from './MonthCalendar.css.ts';

/** Something that takes place on one day or several. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** Where it is shown. */
  href: string;
  /** First and last day: `2027-03-06`. Whose days they are is the caller's. */
  start: string;
  end: string;
  /** Said under it where there is room, and with its name: where, at what time, in which state. */
  detail?: string | undefined;
  tone?: keyof typeof tone | undefined;
}
