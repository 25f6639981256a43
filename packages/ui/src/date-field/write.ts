import { type Day, partsOf, utcOf } from './day.ts';

/* "5 Apr 2026": day, short month, year (001 section 9). Other English locales order dates differently. */
export const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, long: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${long}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLocale(locale), {
      calendar: 'gregory',
      day: 'numeric',
      month: long ? 'long' : 'short',
      year: 'numeric',
      ...(long && { weekday: 'long' }),
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  return format;
}

/** Formats a date: "5 Apr 2026", 「2026年4月5日」. Text that is not a date is returned unchanged. */
export const writeDay = (day: Day, locale: string): string =>
  partsOf(day) ? formatOf(locale, false).format(utcOf(day)) : day;

/** Formats a date range: "5 – 8 Apr 2026", 「2026年4月5日～2026年4月8日」. A single day is written once. */
export function writeDays(start: Day, end: Day, locale: string): string {
  if (start === end) return writeDay(start, locale);
  // Intl's Japanese range uses slashes.
  if (locale === 'ja') return `${writeDay(start, locale)}～${writeDay(end, locale)}`;
  return formatOf(locale, false).formatRange(utcOf(start), utcOf(end));
}

/** For screen readers: "Sunday, 5 April 2026". */
export const sayDay = (day: Day, locale: string): string =>
  partsOf(day) ? formatOf(locale, true).format(utcOf(day)) : day;

export type DayPart = 'day' | 'month' | 'year';

/** The parts of the formatted date, as offsets into `writeDay`. */
export function placesOf(day: Day, locale: string): { part: DayPart; start: number; end: number }[] {
  let at = 0;
  return formatOf(locale, false)
    .formatToParts(utcOf(day))
    .flatMap(({ type, value }) => {
      const start = at;
      at += value.length;
      return type === 'day' || type === 'month' || type === 'year' ? [{ part: type, start, end: at }] : [];
    });
}
