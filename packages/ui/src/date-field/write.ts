import { type Day, partsOf, utcOf } from './day.ts';

/* "5 Apr 2026": day, short month, year (001 section 9), which English dates of other regions order otherwise. */
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

/** A day as the product writes it: "5 Apr 2026", 「2026年4月5日」. What is no day is written as it is. */
export const writeDay = (day: Day, locale: string): string =>
  partsOf(day) ? formatOf(locale, false).format(utcOf(day)) : day;

/** From one day to another: "5 – 8 Apr 2026", 「2026年4月5日～2026年4月8日」. One day is written alone. */
export function writeDays(start: Day, end: Day, locale: string): string {
  if (start === end) return writeDay(start, locale);
  // The browser's own range has slashes in Japanese.
  if (locale === 'ja') return `${writeDay(start, locale)}～${writeDay(end, locale)}`;
  return formatOf(locale, false).formatRange(utcOf(start), utcOf(end));
}

/** As a screen reader says it: "Sunday, 5 April 2026". */
export const sayDay = (day: Day, locale: string): string =>
  partsOf(day) ? formatOf(locale, true).format(utcOf(day)) : day;

export type DayPart = 'day' | 'month' | 'year';

/** Where the parts of the written day stand: offsets into `writeDay`. */
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
