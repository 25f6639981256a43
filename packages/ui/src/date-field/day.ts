import { knownZone } from './zone.ts';

/** A Gregorian date as encoded: `2026-04-05`. Such strings sort chronologically. */
export type Day = string;

/** Integers; months start at 1. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** @returns undefined if there is no such date */
export function dayOf({ year, month, day }: DayParts): Day | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** @returns undefined if the text is not a date */
export function partsOf(text: string): DayParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return dayOf(parts) ? parts : undefined;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The date at midnight UTC, for arithmetic and formatting with `timeZone: 'UTC'`. */
export function utcOf(day: Day): Date {
  const { year, month, day: date } = partsOf(day) ?? { year: 1970, month: 1, day: 1 };
  const utc = new Date(0);
  // Not Date.UTC, which maps year 26 to 1926.
  utc.setUTCFullYear(year, month - 1, date);
  return utc;
}

const ofUtc = (utc: Date): Day =>
  `${pad(utc.getUTCFullYear(), 4)}-${pad(utc.getUTCMonth() + 1)}-${pad(utc.getUTCDate())}`;

export function addDays(day: Day, days: number): Day {
  const utc = utcOf(day);
  utc.setUTCDate(utc.getUTCDate() + days);
  return ofUtc(utc);
}

/** Clamps to the last day of a shorter month: a month after 31 January is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const parts = partsOf(day);
  if (!parts) return day;
  const index = parts.year * 12 + parts.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return dayOf({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) }) ?? day;
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/**
 * Today's date.
 * @param timeZone an IANA name; the device's when left out
 */
export const today = (timeZone?: string): Day => dayAt(new Date(), timeZone);

/**
 * The date at an instant.
 * @param timeZone an IANA name; the device's when left out
 */
export function dayAt(moment: Date, timeZone?: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: knownZone(timeZone),
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Clamps to `min` and `max`. */
export const clampDay = (day: Day, min?: Day, max?: Day): Day =>
  min && day < min ? min : max && day > max ? max : day;
