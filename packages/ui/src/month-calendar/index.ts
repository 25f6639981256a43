export type { CalendarEvent } from './event.ts';
export { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';
export { daysShown, monthOf } from './weeks.ts';
