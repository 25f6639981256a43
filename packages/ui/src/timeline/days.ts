import { dayAt } from '../date-field/day.ts';
import { dateLocale } from '../date-field/write.ts';

/** What can be put on a day. */
interface Dated {
  /** ISO 8601, with its zone: `2026-04-05T09:30:00Z`. */
  at: string;
}

/** A day and what happened on it. */
export interface Day<Event> {
  /** ISO 8601, in the reader's zone; empty for what has no readable moment. */
  date: string;
  events: Event[];
}

export interface Reader {
  /** IANA name of the reader's zone. The device's when left out. */
  timeZone?: string | undefined;
  locale: string;
}

/** Events by the reader's days. What has no readable moment stands last, under no day, rather than being lost. */
export function byDay<Event extends Dated>(
  events: readonly Event[],
  order: 'newest' | 'oldest',
  timeZone: string | undefined,
): Day<Event>[] {
  const dated = events.map((event, index) => ({ event, index, time: Date.parse(event.at) }));
  const turned = order === 'newest' ? -1 : 1;
  const known = dated
    .filter(({ time }) => !Number.isNaN(time))
    .sort((one, other) => (one.time - other.time) * turned || one.index - other.index);
  const days: Day<Event>[] = [];
  for (const { event, time } of known) {
    const date = dayAt(new Date(time), timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  const unknown = dated.filter(({ time }) => Number.isNaN(time)).map(({ event }) => event);
  return unknown.length > 0 ? [...days, { date: '', events: unknown }] : days;
}

/** "Today", "Yesterday", or null for days that are called by their date. */
export function nearWords(date: string, today: string, locale: string): string | null {
  const distance = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (distance !== 0 && distance !== -1) return null;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** "Sun, 5 Apr 2026"; 「2026年4月5日（日）」, in brackets as wide as what is around them. */
export function dateWords(date: string, locale: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\((?=[^ -~])(.)\)/u, '（$1）');
}

/** "09:30". */
export function timeWords(at: string, { locale, timeZone }: Reader): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat(dateLocale(locale), { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** So long a note is folded. */
const longNote = { characters: 360, lines: 6 };

/** Whether a note is folded to its first lines. A Japanese sign takes the room of two letters. */
export function isLong(note: string): boolean {
  const width = [...note].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uff00-\uff60]/u.test(sign) ? 2 : 1), 0);
  return width > longNote.characters || note.split('\n').length > longNote.lines;
}
