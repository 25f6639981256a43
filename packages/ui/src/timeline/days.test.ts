import { describe, expect, it, test } from 'vitest';
import { dayAt } from '../date-field/day.ts';
import { byDay, dateWords, isLong, nearWords, timeWords } from './days.ts';

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

describe('byDay', () => {
  const events = [
    { id: 'a', at: '2026-04-04T20:00:00Z' },
    { id: 'b', at: '2026-04-05T09:00:00Z' },
    { id: 'c', at: 'soon' },
    { id: 'd', at: '2026-04-05T09:00:00Z' },
    { id: 'e', at: '2026-04-05T18:00:00+09:00' },
  ];
  const shown = (order: 'newest' | 'oldest', zone: string) =>
    byDay(events, order, zone).map(({ date, events: own }) => `${date}:${own.map(({ id }) => id).join('')}`);

  it('puts them in order, those of one moment as they came', () => {
    expect(shown('newest', 'UTC')).toEqual(['2026-04-05:bde', '2026-04-04:a', ':c']);
    expect(shown('oldest', 'UTC')).toEqual(['2026-04-04:a', '2026-04-05:bde', ':c']);
  });
  it('goes by the days of the reader', () => {
    expect(shown('newest', 'Asia/Tokyo')).toEqual(['2026-04-05:bdea', ':c']);
  });
  it('has no days without events', () => expect(byDay([], 'newest', 'UTC')).toEqual([]));
});

test('words for days near and far', () => {
  expect(nearWords('2026-04-05', '2026-04-05', 'en')).toBe('Today');
  expect(nearWords('2026-04-04', '2026-04-05', 'en')).toBe('Yesterday');
  expect(nearWords('2026-04-04', '2026-04-05', 'ja')).toBe('昨日');
  expect(nearWords('2026-04-06', '2026-04-05', 'en')).toBeNull();
  expect(nearWords('2026-04-03', '2026-04-05', 'en')).toBeNull();
  expect(nearWords('2025-12-31', '2026-01-01', 'en')).toBe('Yesterday');
  expect(dateWords('2026-04-05', 'en')).toBe('Sun, 5 Apr 2026');
  expect(dateWords('2026-04-05', 'ja')).toBe('2026年4月5日（日）');
});

test('the time of day is the reader’s', () => {
  expect(timeWords('2026-04-05T09:30:00Z', { locale: 'en', timeZone: 'Asia/Tokyo' })).toBe('18:30');
  expect(timeWords('2026-04-05T15:05:00Z', { locale: 'ja', timeZone: 'UTC' })).toBe('15:05');
  expect(timeWords('soon', { locale: 'en' })).toBe('');
});

test('notes are folded by the room they take', () => {
  expect(isLong('x'.repeat(360))).toBe(false);
  expect(isLong('x'.repeat(361))).toBe(true);
  expect(isLong('時'.repeat(200))).toBe(true);
  expect(isLong('a\n'.repeat(6))).toBe(true);
});
