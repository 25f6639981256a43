import { dayAt } from '../date-field/day.ts';
import { dateLocale } from '../date-field/write.ts';

/** What can be put in order of time. */
interface Dated {
  /** ISO 8601, with its zone: `2026-04-05T09:30:00Z`. */
  at: string;
}

export interface Reader {
  /** IANA name of the reader's zone. The device's when left out. */
  timeZone?: string | undefined;
  locale: string;
}

/** Events in order of time. What has no readable moment comes last rather than being lost. */
export function inOrder<Event extends Dated>(events: readonly Event[], order: 'newest' | 'oldest'): Event[] {
  const dated = events.map((event, index) => ({ event, index, time: Date.parse(event.at) }));
  const turned = order === 'newest' ? -1 : 1;
  const known = dated
    .filter(({ time }) => !Number.isNaN(time))
    .sort((one, other) => (one.time - other.time) * turned || one.index - other.index);
  return [...known, ...dated.filter(({ time }) => Number.isNaN(time))].map(({ event }) => event);
}

/** "Today", "Yesterday", or null for days that are called by their date. */
export function nearWords(date: string, today: string, locale: string): string | null {
  const distance = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (distance !== 0 && distance !== -1) return null;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** "5 Apr", with its year only in another year than today's; 「4月5日」. */
export function shortDate(date: string, today: string, locale: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}

/** The day and the time of an event as they stand beside it; null where its moment cannot be read. */
export function whenWords(
  at: string,
  today: string,
  { locale, timeZone }: Reader,
): { day: string; time: string } | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const date = dayAt(moment, timeZone);
  return {
    day: nearWords(date, today, locale) ?? shortDate(date, today, locale),
    time: new Intl.DateTimeFormat(dateLocale(locale), { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment),
  };
}

/** So long a note is folded. */
const longNote = { characters: 360, lines: 6 };

/** Whether a note is folded to its first lines. A Japanese sign takes the room of two letters. */
export function isLong(note: string): boolean {
  const width = [...note].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uff00-\uff60]/u.test(sign) ? 2 : 1), 0);
  return width > longNote.characters || note.split('\n').length > longNote.lines;
}
