/** Dates and times on the clocks of a time zone, such as `2027-03-06T10:00`, and the instants they are. */

/** A Map that forgets the oldest of its entries before it holds more than so many. */
function boundedMap<Value>(most: number) {
  const held = new Map<string, Value>();
  return {
    get: (key: string) => held.get(key),
    set(key: string, value: Value) {
      const [oldest] = held.keys();
      if (held.size >= most && !held.has(key) && oldest !== undefined) held.delete(oldest);
      held.set(key, value);
    },
    get size() {
      return held.size;
    },
  };
}

/** The canonical names of spellings; one zone has as many as people can write in small and capital letters. */
const names = boundedMap<string>(1000);
/** By canonical name; each takes some ten kilobytes. The zones of the world are fewer, offsets such as +09:00 are more. */
const formats = boundedMap<Intl.DateTimeFormat>(600);

/** Cache sizes, so that a test can hold the bounds. */
export const zoneCacheSizes = () => ({ names: names.size, formats: formats.size });

/** @throws RangeError where there is no such time zone */
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

/** Whether the name is one of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The clock's reading as if it were UTC, in milliseconds; undefined where the calendar has no such day. */
function readingOf(local: string): number | undefined {
  const reading = Date.parse(`${local}:00Z`);
  const isDay = !Number.isNaN(reading) && new Date(reading).toISOString().startsWith(local);
  return isDay ? reading : undefined;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const day = 86_400_000;

/** The instants at which the clocks show a reading: one, two where they are set back, none where they skip it. */
function instantsAt(reading: number, timeZone: string): number[] {
  const offsets = new Set([offsetAt(reading - day, timeZone), offsetAt(reading + day, timeZone)]);
  return Array.from(offsets, (offset) => reading - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === reading)
    .sort((a, b) => a - b);
}

/**
 * The instant at which the clocks of a zone show a date and time, the first one where they show it twice.
 *
 * @returns undefined where the calendar or the clocks skip it
 * @throws RangeError where there is no such time zone
 */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const reading = readingOf(local);
  const [first] = reading === undefined ? [] : instantsAt(reading, timeZone);
  return first === undefined ? undefined : new Date(first);
}

/** What the clocks of a zone show at an instant, to the minute. @throws RangeError where there is no such time zone */
export const localTimeAt = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 16);

/**
 * The first instant of a day on the clocks of a zone, also where they skip midnight.
 *
 * @param date `2027-03-06`
 * @throws RangeError where there is no such day or time zone
 */
export const startOfDay = (date: string, timeZone: string): Date => daysBefore(`${date}T00:00`, timeZone, 0);

/** The first instant after a day on the clocks of a zone. @throws RangeError where there is no such day or time zone */
export const endOfDay = (date: string, timeZone: string): Date => daysBefore(`${date}T00:00`, timeZone, -1);

/**
 * The instant so many calendar days earlier at the same time of the day. Where the clocks skip that time, as much later
 * as they are set ahead.
 *
 * @throws RangeError where there is no such day or time zone
 */
export function daysBefore(local: string, timeZone: string, days: number): Date {
  const reading = readingOf(local);
  if (reading === undefined) throw new RangeError(`${local} is no date and time`);
  return firstInstantOf(reading - days * day, timeZone);
}

/** The first instant of a reading. Where the clocks skip it, as much later as they are set ahead. */
function firstInstantOf(reading: number, timeZone: string): Date {
  const [first] = instantsAt(reading, timeZone);
  return new Date(first ?? reading - offsetAt(reading - day, timeZone));
}

/** The calendar day on the clocks of a zone, such as `2027-03-06`. @throws RangeError where there is no such time zone */
export const dayIn = (instant: Date, timeZone: string): string => localTimeAt(instant, timeZone).slice(0, 10);

/**
 * The same time of the day so many calendar months later on the clocks of a zone; the month's last day where it has no
 * such day.
 *
 * @throws RangeError where there is no such time zone
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
