import { describe, expect, it, test } from 'vitest';
import { dayAt } from '../date-field/day.ts';
import { formatMoment, inOrder, isLong, relativeDay, shortDate } from './days.ts';

describe('dayAt', () => {
  test.each([
    ['2026-04-05T23:30:00Z', 'UTC', '2026-04-05'],
    ['2026-04-05T23:30:00Z', 'Asia/Tokyo', '2026-04-06'],
    ['2026-04-05T03:30:00Z', 'America/Los_Angeles', '2026-04-04'],
    // The hour that New York skips in spring.
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08'],
    ['2026-12-31T15:00:00Z', 'Asia/Tokyo', '2027-01-01'],
  ])('%s in %s is %s', (moment, zone, day) => expect(dayAt(new Date(moment), zone)).toBe(day));
});

describe('inOrder', () => {
  const events = [
    { id: 'a', at: '2026-04-04T20:00:00Z' },
    { id: 'b', at: '2026-04-05T09:00:00Z' },
    { id: 'c', at: 'soon' },
    { id: 'd', at: '2026-04-05T09:00:00Z' },
    { id: 'e', at: '2026-04-05T18:00:00+09:00' },
  ];
  const shown = (order: 'newest' | 'oldest') =>
    inOrder(events, order)
      .map(({ id }) => id)
      .join('');

  it('sorts by time and keeps the order of simultaneous events', () => {
    expect(shown('newest')).toBe('bdeac');
    expect(shown('oldest')).toBe('abdec');
  });
  it('is empty without events', () => expect(inOrder([], 'newest')).toEqual([]));
});

test('formats near and far days', () => {
  expect(relativeDay('2026-04-05', '2026-04-05', 'en')).toBe('Today');
  expect(relativeDay('2026-04-04', '2026-04-05', 'en')).toBe('Yesterday');
  expect(relativeDay('2026-04-04', '2026-04-05', 'ja')).toBe('昨日');
  expect(relativeDay('2026-04-06', '2026-04-05', 'en')).toBeNull();
  expect(relativeDay('2026-04-03', '2026-04-05', 'en')).toBeNull();
  expect(relativeDay('2025-12-31', '2026-01-01', 'en')).toBe('Yesterday');
  expect(shortDate('2026-04-05', '2026-05-05', 'en')).toBe('5 Apr');
  expect(shortDate('2025-12-31', '2026-05-05', 'en')).toBe('31 Dec 2025');
  expect(shortDate('2026-04-05', '2026-05-05', 'ja')).toBe('4月5日');
});

test('formats day and time in the reader’s time zone', () => {
  const today = '2026-04-06';
  expect(formatMoment('2026-04-05T09:30:00Z', today, { locale: 'en', timeZone: 'Asia/Tokyo' })).toEqual({
    day: 'Yesterday',
    time: '18:30',
  });
  expect(formatMoment('2026-04-01T15:05:00Z', today, { locale: 'ja', timeZone: 'UTC' })).toEqual({
    day: '4月1日',
    time: '15:05',
  });
  expect(formatMoment('soon', today, { locale: 'en' })).toBeNull();
});

test('classifies notes as long by the space they take', () => {
  expect(isLong('x'.repeat(360))).toBe(false);
  expect(isLong('x'.repeat(361))).toBe(true);
  expect(isLong('時'.repeat(200))).toBe(true);
  expect(isLong('a\n'.repeat(6))).toBe(true);
});
