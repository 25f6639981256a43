import { addDays, type Day, dayOf } from './day.ts';

/** Result of parsing typed text. */
export type Reading =
  | {
      /** null for empty text. */
      value: Day | null;
      /** True if further typing could not yield another date: the year has four digits. */
      complete: boolean;
    }
  /** `noSuchDay`: well formed, but not in the calendar. */
  | { problem: 'unreadable' | 'noSuchDay' };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const relative: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1, 今日: 0, 明日: 1, 昨日: -1 };
/** Japanese eras with the year before their first. Accepted when parsing, never written. */
const eras = [
  { names: '令和|令|r', before: 2018 },
  { names: '平成|平|h', before: 1988 },
  { names: '昭和|昭|s', before: 1925 },
  { names: '大正|大|t', before: 1911 },
  { names: '明治|明|m', before: 1867 },
];
const anyEra = eras.map(({ names }) => names).join('|');

/** `令和8年4月5日`, `大正15年12月25日`, `R8.4.5`, `平31/4/30`; or with a Gregorian year, or none: `4月5日`. */
const eraFirst = new RegExp(`^(${anyEra})\\s*(元|\\d{1,2})(?:年\\s*|[-/. ])(\\d{1,2})(?:月\\s*|[-/. ])(\\d{1,2})日?$`);
const japaneseDay = /^(?:(\d{2}|\d{4})年\s*)?(\d{1,2})月\s*(\d{1,2})日?$/;

/** Converts an era year to a Gregorian year. */
function yearOf(era: string, year: string): string {
  const { before } = eras.find(({ names }) => names.split('|').includes(era)) as (typeof eras)[number];
  return String(before + (year === '元' ? 1 : Number(year)));
}

const unreadable: Reading = { problem: 'unreadable' };

/** The month whose name starts with a word: "apr", "April", "sept." */
function monthOf(word: string): number | undefined {
  const name = word.replace(/\.$/, '');
  const index = months.indexOf(name.slice(0, 3));
  return index >= 0 && (monthNames[index] as string).startsWith(name) ? index + 1 : undefined;
}

/** Expands a two-digit year to the range from 79 years ago to 20 years ahead. */
function fullYear(digits: string, today: Day): number {
  if (digits.length !== 2) return Number(digits);
  const now = Number(today.slice(0, 4));
  const year = now - (now % 100) + Number(digits);
  return year > now + 20 ? year - 100 : year <= now - 80 ? year + 100 : year;
}

/**
 * Parses a date as people write it, in English or Japanese: `5 Apr 2026`, `April 5`, `5/4/26`, `2026/4/5`,
 * `2026年4月5日（日）`, `令和8年4月5日`, `R8.4.5`, `20260405`, `today`, also in full-width characters. Ambiguous order follows the
 * locale: `26/04/05` starts with the year in Japanese. A timestamp (`2026-04-05T09:30`) yields its date.
 * @param today supplies a missing year or century
 */
export function readDay(typed: string, locale: string, today: Day): Reading {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/、/g, ',')
    .replace(/。/g, '.')
    .replace(/\(.*?\)|[月火水木金土日]曜日?$|^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b[,.]?/g, '')
    .replace(/[.,](?=\s|$)/g, ' ')
    .trim();
  if (text === '') return typed.trim() === '' ? { value: null, complete: true } : unreadable;
  const days = relative[text];
  if (days !== undefined) return { value: addDays(today, days), complete: true };

  const made = (year: string | undefined, month: number, day: string): Reading => {
    if (year !== undefined && year.length !== 4 && year.length !== 2) return unreadable;
    const parts = { year: fullYear(year ?? today.slice(0, 4), today), month, day: Number(day) };
    const value = dayOf(parts);
    return value ? { value, complete: year?.length === 4 } : { problem: 'noSuchDay' };
  };

  const ofEra = eraFirst.exec(text);
  if (ofEra) {
    const [, era, year, month, day] = ofEra as unknown as [string, string, string, string, string];
    return made(yearOf(era, year), Number(month), day);
  }
  const japanese = japaneseDay.exec(text);
  if (japanese) return made(japanese[1], Number(japanese[2]), japanese[3] as string);
  const yearFirst = /^(\d{4})([-/., ])(\d{1,2})\2(\d{1,2})(?:t[\d:.]+(?:z|[-+][\d:]+)?)?$/.exec(text);
  if (yearFirst) return made(yearFirst[1], Number(yearFirst[3]), yearFirst[4] as string);
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (digits) return made(digits[1], Number(digits[2]), digits[3] as string);

  const words = text.split(/[\s/\-.,]+/).filter((word) => word !== 'of');
  const named = words.findIndex((word) => monthOf(word) !== undefined);
  if (named >= 0) {
    const [day, year, ...more] = words.toSpliced(named, 1).map((word) => word.replace(/^(\d+)(st|nd|rd|th)$/, '$1'));
    const month = monthOf(words[named] as string) as number;
    if (!day || more.length > 0 || ![day, year ?? '0'].every((word) => /^\d+$/.test(word)) || named > 1)
      return unreadable;
    return made(year, month, day);
  }
  const numbers = /^(\d{1,2})[-/., ](\d{1,2})(?:[-/., ](\d{1,4}))?$/.exec(text);
  if (!numbers) return unreadable;
  const [first, second] = [numbers[1] as string, numbers[2] as string];
  if (locale.startsWith('ja') && first.length === 2 && numbers[3]) {
    const beginsWithYear = made(first, Number(second), numbers[3]);
    if ('value' in beginsWithYear) return beginsWithYear;
  }
  // Japanese writes the month before the day. Swap if only the other order is valid.
  const monthFirst = locale.startsWith('ja') && numbers[3] === undefined;
  const swap = Number(monthFirst ? first : second) > 12 && Number(monthFirst ? second : first) <= 12;
  const [month, day] = monthFirst !== swap ? [first, second] : [second, first];
  return made(numbers[3], Number(month), day);
}
