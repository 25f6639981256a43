export { Calendar, type CalendarProps, type DayRange, RangeCalendar, type RangeCalendarProps } from './Calendar.tsx';
