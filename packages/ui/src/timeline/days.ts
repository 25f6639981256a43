import { dayAt } from '../date-field/day.ts';
import { dateLocale } from '../date-field/write.ts';

/** Anything with a timestamp. */
interface Dated {
  /** ISO 8601 with time zone: `2026-04-05T09:30:00Z`. */
  at: string;
}

export interface Reader {
  /** IANA time zone of the reader. The device's if omitted. */
  timeZone?: string | undefined;
  locale: string;
}

/** Sorts events by time. Unreadable timestamps come last rather than being dropped. */
export function inOrder<Event extends Dated>(events: readonly Event[], order: 'newest' | 'oldest'): Event[] {
  const dated = events.map((event, index) => ({ event, index, time: Date.parse(event.at) }));
  const turned = order === 'newest' ? -1 : 1;
  const known = dated
    .filter(({ time }) => !Number.isNaN(time))
    .sort((one, other) => (one.time - other.time) * turned || one.index - other.index);
  return [...known, ...dated.filter(({ time }) => Number.isNaN(time))].map(({ event }) => event);
}

/** "Today", "Yesterday", or null for other days. */
export function relativeDay(date: string, today: string, locale: string): string | null {
  const distance = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (distance !== 0 && distance !== -1) return null;
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** "5 Apr", with the year only if it differs from today's; 「4月5日」. */
export function shortDate(date: string, today: string, locale: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Formats the day and the time of an event; null if its timestamp cannot be parsed. */
export function formatMoment(
  at: string,
  today: string,
  { locale, timeZone }: Reader,
): { day: string; time: string } | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const date = dayAt(moment, timeZone);
  return {
    day: relativeDay(date, today, locale) ?? shortDate(date, today, locale),
    time: new Intl.DateTimeFormat(dateLocale(locale), { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment),
  };
}

/** Size from which a note is collapsed. */
const longNote = { characters: 360, lines: 6 };

/** Whether a note is collapsed to its first lines. A Japanese character counts as two letters. */
export function isLong(note: string): boolean {
  const width = [...note].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uff00-\uff60]/u.test(sign) ? 2 : 1), 0);
  return width > longNote.characters || note.split('\n').length > longNote.lines;
}
