/* "4 Dec 2026": day, short month, year (001 section 9), which English dates of other regions order otherwise. */
const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/**
 * A moment as a day, in the person's own time zone.
 * @param withTime adds hours and minutes
 */
export function formatDate(moment: Date, locale: string, withTime = false): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit' }),
  }).format(moment);
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours ago", "tomorrow": within a week of now; a day beyond. */
export function formatRelative(moment: Date, now: Date, locale: string): string {
  const distance = moment.getTime() - now.getTime();
  if (Math.abs(distance) >= 7 * 86_400_000) return formatDate(moment, locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  return relative.format(unit === 'second' ? 0 : Math.trunc(distance / length), unit);
}
