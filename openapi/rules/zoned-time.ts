/** Converts local dates and times of a time zone, such as `2027-03-06T10:00`, to instants and back. */

/** A Map with a maximum size that drops its oldest entries. */
function boundedMap<Value>(most: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: Value) {
      const [oldest] = entries.keys();
      if (entries.size >= most && !entries.has(key) && oldest !== undefined) entries.delete(oldest);
      entries.set(key, value);
    },
    get size() {
      return entries.size;
    },
  };
}

/** Canonical names by spelling; bounded, because every mix of upper and lower case is a key. */
const names = boundedMap<string>(1000);
/** By canonical name; each takes about ten kilobytes. There are fewer named zones, but more offsets such as +09:00. */
const formats = boundedMap<Intl.DateTimeFormat>(600);

/** Cache sizes, so that a test can check the bounds. */
export const zoneCacheSizes = () => ({ names: names.size, formats: formats.size });

/** @throws RangeError for an unknown time zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(names.get(timeZone) ?? '');
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const name = made.resolvedOptions().timeZone;
  const format = formats.get(name) ?? made;
  names.set(timeZone, name);
  formats.set(name, format);
  return format;
}

/** True for an IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The local time as if it were UTC, in milliseconds; undefined for a nonexistent date. */
function readingOf(local: string): number | undefined {
  const reading = Date.parse(`${local}:00Z`);
  const isDay = !Number.isNaN(reading) && new Date(reading).toISOString().startsWith(local);
  return isDay ? reading : undefined;
}

/** UTC offset of a zone at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const day = 86_400_000;

/** The instants with this local time: usually one, two if clocks are set back, none if the time is skipped. */
function instantsAt(reading: number, timeZone: string): number[] {
  const offsets = new Set([offsetAt(reading - day, timeZone), offsetAt(reading + day, timeZone)]);
  return Array.from(offsets, (offset) => reading - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === reading)
    .sort((a, b) => a - b);
}

/**
 * The instant of a local time in a zone, the first one if it occurs twice.
 *
 * @returns undefined if the date does not exist or the time is skipped
 * @throws RangeError for an unknown time zone
 */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const reading = readingOf(local);
  const [first] = reading === undefined ? [] : instantsAt(reading, timeZone);
  return first === undefined ? undefined : new Date(first);
}

/** The local time at an instant, to the minute. @throws RangeError for an unknown time zone */
export const localTimeAt = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 16);

/**
 * The first instant of a day in a zone, even if midnight is skipped.
 *
 * @param date `2027-03-06`
 * @throws RangeError for a nonexistent date or unknown time zone
 */
export const startOfDay = (date: string, timeZone: string): Date => daysBefore(`${date}T00:00`, timeZone, 0);

/** The first instant after a day in a zone. @throws RangeError for a nonexistent date or unknown time zone */
export const endOfDay = (date: string, timeZone: string): Date => daysBefore(`${date}T00:00`, timeZone, -1);

/**
 * The instant a number of calendar days earlier at the same local time; a skipped time is moved forward by the clock
 * change.
 *
 * @throws RangeError for a nonexistent date or unknown time zone
 */
export function daysBefore(local: string, timeZone: string, days: number): Date {
  const reading = readingOf(local);
  if (reading === undefined) throw new RangeError(`${local} is no date and time`);
  return firstInstantOf(reading - days * day, timeZone);
}

/** The first instant with a local time; a skipped time is moved forward by the clock change. */
function firstInstantOf(reading: number, timeZone: string): Date {
  const [first] = instantsAt(reading, timeZone);
  return new Date(first ?? reading - offsetAt(reading - day, timeZone));
}

/** The calendar day in a zone, such as `2027-03-06`. @throws RangeError for an unknown time zone */
export const dayIn = (instant: Date, timeZone: string): string => localTimeAt(instant, timeZone).slice(0, 10);

/**
 * The same local time a number of calendar months later in a zone; the month's last day if it has no such day.
 *
 * @throws RangeError for an unknown time zone
 */
export function monthsLater(instant: Date, months: number, timeZone: string): Date {
  const reading = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone));
  const later = new Date(reading);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(reading.getUTCDate(), lastDay));
  return firstInstantOf(later.getTime(), timeZone);
}
