import { expect, it } from 'vitest';
import {
  dayIn,
  daysBefore,
  endOfDay,
  instantOf,
  isTimeZone,
  localTimeAt,
  monthsLater,
  startOfDay,
  zoneCacheSizes,
} from './zoned-time.ts';

it.each([
  ['2027-03-06T10:00', 'Asia/Tokyo', '2027-03-06T01:00:00.000Z'],
  ['2027-03-06T10:00', 'America/New_York', '2027-03-06T15:00:00.000Z'],
  ['2027-07-06T00:00', 'America/New_York', '2027-07-06T04:00:00.000Z'],
  ['2027-07-06T09:30', 'Asia/Kolkata', '2027-07-06T04:00:00.000Z'],
  ['2024-02-29T23:59', 'UTC', '2024-02-29T23:59:00.000Z'],
])('converts %s in %s to %s and back', (local, zone, instant) => {
  expect(instantOf(local, zone)?.toISOString()).toBe(instant);
  expect(localTimeAt(new Date(instant), zone)).toBe(local);
});

it('instantOf returns undefined for nonexistent times, and the first of two instants', () => {
  expect(instantOf('2027-03-14T02:30', 'America/New_York')).toBeUndefined();
  expect(instantOf('2027-02-29T10:00', 'Asia/Tokyo')).toBeUndefined();
  expect(instantOf('2027-13-01T10:00', 'Asia/Tokyo')).toBeUndefined();
  expect(instantOf('2027-11-07T01:30', 'America/New_York')?.toISOString()).toBe('2027-11-07T05:30:00.000Z');
});

it('daysBefore counts calendar days across daylight saving changes', () => {
  expect(daysBefore('2027-03-20T10:00', 'America/New_York', 10).toISOString()).toBe('2027-03-10T15:00:00.000Z');
  expect(daysBefore('2027-03-24T02:30', 'America/New_York', 10).toISOString()).toBe('2027-03-14T07:30:00.000Z');
  expect(daysBefore('2027-03-06T10:00', 'Asia/Tokyo', 3).toISOString()).toBe('2027-03-03T01:00:00.000Z');
  expect(() => daysBefore('2027-02-30T10:00', 'Asia/Tokyo', 3)).toThrow(RangeError);
});

it('isTimeZone accepts known time zones only', () => {
  expect(isTimeZone('Asia/Tokyo')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

it('limits its caches for any spelling of time zones', () => {
  const before = zoneCacheSizes();
  const letters = Array.from('america/argentina/buenos_aires');
  for (let spelling = 0; spelling < 5000; spelling++) {
    const name = letters
      .map((letter, place) => ((spelling >> (place % 13)) & 1 ? letter.toUpperCase() : letter))
      .join('');
    expect(isTimeZone(name)).toBe(true);
  }
  expect(zoneCacheSizes().formats).toBeLessThanOrEqual(before.formats + 1);
  expect(zoneCacheSizes().names).toBeLessThanOrEqual(1000);
  for (let minutes = 0; minutes < 1400; minutes++) {
    isTimeZone(`+${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  }
  expect(zoneCacheSizes().formats).toBeLessThanOrEqual(600);
  expect(instantOf('2027-03-06T10:00', 'aSIA/tOKYO')).toEqual(instantOf('2027-03-06T10:00', 'Asia/Tokyo'));
});

it.each([
  ['UTC', '2026-11-05T00:00:00.000Z', '2026-11-06T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-04T15:00:00.000Z', '2026-11-05T15:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-04T18:30:00.000Z', '2026-11-05T18:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-05T08:00:00.000Z', '2026-11-06T08:00:00.000Z'],
])('a day in %s starts and ends at local midnight', (zone, start, end) => {
  expect(startOfDay('2026-11-05', zone).toISOString()).toBe(start);
  expect(endOfDay('2026-11-05', zone).toISOString()).toBe(end);
});

it('a day has 23 or 25 hours at a daylight saving change, and starts later if midnight is skipped', () => {
  const hours = (day: string, zone: string) =>
    (endOfDay(day, zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000;
  expect(hours('2026-03-08', 'America/Los_Angeles')).toBe(23);
  expect(hours('2026-11-01', 'America/Los_Angeles')).toBe(25);
  expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  expect(hours('2026-09-06', 'America/Santiago')).toBe(23);
  expect(endOfDay('2999-12-31', 'Asia/Tokyo').toISOString()).toBe('2999-12-31T15:00:00.000Z');
});

it.each([
  ['2026-01-31T10:00:00.000Z', 1, 'UTC', '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, 'UTC', '2028-02-29T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 3, 'UTC', '2026-04-30T10:00:00.000Z'],
  ['2026-12-15T23:59:59.999Z', 12, 'UTC', '2027-12-15T23:59:59.999Z'],
  // 1 March in Tokyo, 28 February in UTC.
  ['2026-02-28T15:30:00.000Z', 1, 'Asia/Tokyo', '2026-03-31T15:30:00.000Z'],
  // 30 January in Los Angeles, 31 January in UTC.
  ['2026-01-31T04:00:00.000Z', 1, 'America/Los_Angeles', '2026-03-01T04:00:00.000Z'],
  ['2026-01-31T20:00:00.000Z', 1, 'Asia/Kolkata', '2026-02-28T20:00:00.000Z'],
  // Same local time across the start of daylight saving time; an hour later if that time is skipped.
  ['2026-02-15T20:00:00.000Z', 1, 'America/Los_Angeles', '2026-03-15T19:00:00.000Z'],
  ['2026-02-08T10:30:00.000Z', 1, 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
])('%s plus %i months in %s is %s', (instant, months, zone, end) => {
  expect(monthsLater(new Date(instant), months, zone).toISOString()).toBe(end);
});

it('monthsLater keeps the day of the month if it exists, else takes the last day', () => {
  for (const zone of ['UTC', 'Asia/Tokyo', 'Asia/Kolkata', 'America/Los_Angeles', 'Australia/Lord_Howe']) {
    for (let hour = 0; hour < 800 * 24; hour += 37) {
      const instant = new Date(Date.UTC(2027, 0, 1, hour));
      const end = dayIn(monthsLater(instant, (hour % 14) + 1, zone), zone);
      const expectedDay = Number(dayIn(instant, zone).slice(8));
      const [year = 0, month = 0, day] = end.split('-').map(Number);
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      expect(day, `${instant.toISOString()} in ${zone}`).toBe(Math.min(expectedDay, last));
    }
  }
});
