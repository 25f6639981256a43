import { endOfMonth, endOfWeek, parseDate, startOfWeek } from '@internationalized/date';

/** First and last day, both inclusive: `2027-03-06`. */
export interface Span {
  start: string;
  end: string;
}

/** The part of an event within one week: its lane, its first weekday, its number of days. */
export interface Part<Event> {
  event: Event;
  lane: number;
  at: number;
  days: number;
  /** False if it started in an earlier week or ends in a later one. */
  begins: boolean;
  ends: boolean;
}

export interface Week<Event> {
  /** Its seven days: `2027-03-01`. */
  days: string[];
  parts: Part<Event>[];
  lanes: number;
}

/** The month of a day: `2027-03`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `by` months later: `2027-03`. */
export const monthAfter = (month: string, by: number): string =>
  monthOf(parseDate(`${month}-01`).add({ months: by }).toString());

/** The first and last day shown for a month: whole weeks, which start on the locale's first weekday. */
export function daysShown(month: string, locale: string): Span {
  const first = parseDate(`${month}-01`);
  return { start: startOfWeek(first, locale).toString(), end: endOfWeek(endOfMonth(first), locale).toString() };
}

/** The first lane that is free from a weekday on. */
function laneFrom(at: number, until: number[]): number {
  const free = until.findIndex((end) => end <= at);
  return free === -1 ? until.length : free;
}

/** The weeks of a month with their events. Longer events come first on a day, so that they keep their lane. */
export function weeksOf<Event extends Span>(month: string, events: readonly Event[], locale: string): Week<Event>[] {
  const { start, end } = daysShown(month, locale);
  const ordered = [...events].sort((a, b) => a.start.localeCompare(b.start) || b.end.localeCompare(a.end));
  const weeks: Week<Event>[] = [];
  for (let monday = parseDate(start); monday.toString() <= end; monday = monday.add({ weeks: 1 })) {
    const days = Array.from({ length: 7 }, (_, day) => monday.add({ days: day }).toString());
    const [first = '', last = ''] = [days[0], days[6]];
    const until: number[] = [];
    const parts = ordered.flatMap((event): Part<Event>[] => {
      if (event.end < first || event.start > last) return [];
      const at = event.start <= first ? 0 : days.indexOf(event.start);
      const to = event.end >= last ? 6 : days.indexOf(event.end);
      const lane = laneFrom(at, until);
      until[lane] = to + 1;
      return [{ event, lane, at, days: to - at + 1, begins: event.start >= first, ends: event.end <= last }];
    });
    weeks.push({ days, parts, lanes: until.length });
  }
  return weeks;
}
