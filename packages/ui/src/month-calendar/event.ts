import type { tone } from './MonthCalendar.css.ts';

/** An event on one or several days. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** URL of its page. */
  href: string;
  /** First and last day: `2027-03-06`. The caller decides in which time zone. */
  start: string;
  end: string;
  /** A second line if there is room, and part of the accessible name: place, time, state. */
  detail?: string | undefined;
  tone?: keyof typeof tone | undefined;
}
