import { dayAt } from '../date-field/day.ts';
import { dateLocale } from '../date-field/write.ts';
import { knownZone } from '../date-field/zone.ts';

/** Locale and time zone, as given by `useUi` and by `useIntl` of react-intl. */
export interface DateReader {
  locale: string;
  /** An IANA name; the device's zone when left out. */
  timeZone?: string | undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl formats are expensive to create and few, so cache them. */
function formatOf(locale: string, kind: 'day' | 'time' | 'exact', timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${kind} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLocale(locale), {
      calendar: 'gregory',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: knownZone(timeZone),
      ...(kind !== 'day' && { hour: '2-digit', minute: '2-digit' }),
      ...(kind === 'exact' && { timeZoneName: 'short' }),
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats a date: day, short month, year (001 section 9). Not for a day without a time: use writeDay.
 * @param withTime adds hours and minutes
 * @param timeZone an IANA name other than the reader's, for events elsewhere
 */
export function formatDate(
  moment: Date,
  reader: DateReader,
  withTime = false,
  timeZone: string | undefined = reader.timeZone,
): string {
  return formatOf(reader.locale, withTime ? 'time' : 'day', timeZone).format(moment);
}

/** With time and zone name: "5 Apr 2026, 18:30 GMT+9". */
export function formatExact(moment: Date, { locale, ...own }: DateReader, timeZone = own.timeZone): string {
  return formatOf(locale, 'exact', timeZone).format(moment);
}

const day = 86_400_000;
const relatives = new Map<string, Intl.RelativeTimeFormat>();

function relativeOf(locale: string): Intl.RelativeTimeFormat {
  let format = relatives.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    relatives.set(locale, format);
  }
  return format;
}

/** Calendar days between two instants in the reader's time zone. */
const daysBetween = (from: Date, to: Date, timeZone: string | undefined) =>
  (Date.parse(dayAt(to, timeZone)) - Date.parse(dayAt(from, timeZone))) / day;

/** "2 hours ago", "tomorrow": within a week of now; otherwise a date. */
export function formatRelative(moment: Date, now: Date, reader: DateReader): string {
  const distance = moment.getTime() - now.getTime();
  const far = Math.abs(distance);
  if (far >= 7 * day) return formatDate(moment, reader);
  const relative = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    relativeOf(reader.locale)
      .format(amount, unit)
      .replace(/(\d) (?=\p{Script=Han})/u, '$1');
  if (far < 60_000) return relative(0, 'second');
  if (far < 3_600_000) return relative(Math.trunc(distance / 60_000), 'minute');
  if (far < day) return relative(Math.trunc(distance / 3_600_000), 'hour');
  return relative(daysBetween(now, moment, reader.timeZone), 'day');
}
