import { describe, expect, it } from 'vitest';
import { formatDate, formatExact, formatRelative } from './format.ts';

const noon = new Date(2026, 11, 4, 12, 30);

describe('formatDate', () => {
  it('uses the time zone of the device for an unknown one', () => {
    expect(formatDate(noon, { locale: 'en', timeZone: 'Mars/Olympus_Mons' }, true)).toBe('4 Dec 2026, 12:30');
  });
  it('formats day, short month and year', () => {
    expect(formatDate(noon, { locale: 'en' })).toBe('4 Dec 2026');
    expect(formatDate(noon, { locale: 'ja' })).toBe('2026年12月4日');
    expect(formatDate(noon, { locale: 'en' }, true)).toBe('4 Dec 2026, 12:30');
    expect(formatDate(noon, { locale: 'ja' }, true)).toBe('2026年12月4日 12:30');
  });
});

describe('formatExact', () => {
  it('includes the time zone', () => {
    const moment = new Date('2026-04-05T09:30:00Z');
    expect(formatExact(moment, { locale: 'en', timeZone: 'Asia/Tokyo' })).toBe('5 Apr 2026, 18:30 GMT+9');
    expect(formatExact(moment, { locale: 'ja', timeZone: 'Asia/Tokyo' })).toBe('2026年4月5日 18:30 JST');
    expect(formatDate(moment, { locale: 'en' }, true, 'America/New_York')).toBe('5 Apr 2026, 05:30');
  });
});

describe('formatRelative', () => {
  const minute = 60_000;
  it.each([
    [0, 'now'],
    [-30_000, 'now'],
    [-minute, '1 minute ago'],
    [-3 * 60 * minute, '3 hours ago'],
    [-26 * 60 * minute, 'yesterday'],
    [3 * 24 * 60 * minute, 'in 3 days'],
    [-7 * 24 * 60 * minute, '27 Nov 2026'],
  ])('%d ms from now is %s', (distance, expected) => {
    expect(formatRelative(new Date(noon.getTime() + distance), noon, { locale: 'en' })).toBe(expected);
  });
});

describe('days of formatRelative', () => {
  it('are calendar days regardless of the hour', () => {
    const night = new Date(2026, 11, 6, 1, 0);
    expect(formatRelative(new Date(2026, 11, 4, 23, 0), night, { locale: 'en' })).toBe('2 days ago');
    expect(formatRelative(new Date(2026, 11, 5, 0, 30), night, { locale: 'en' })).toBe('yesterday');
    expect(formatRelative(new Date(2026, 11, 7, 23, 0), night, { locale: 'en' })).toBe('tomorrow');
  });
});

describe('reader’s time zone', () => {
  const late = new Date('2026-11-04T23:30:00Z');
  it.each([
    ['UTC', '4 Nov 2026, 23:30'],
    ['Asia/Tokyo', '5 Nov 2026, 08:30'],
    ['America/Los_Angeles', '4 Nov 2026, 15:30'],
    ['Asia/Kolkata', '5 Nov 2026, 05:00'],
  ])('formats 23:30 UTC in %s', (timeZone, expected) => {
    expect(formatDate(late, { locale: 'en', timeZone }, true)).toBe(expected);
    expect(formatDate(late, { locale: 'en', timeZone })).toBe(expected.slice(0, -7));
  });

  it('is overridden by an explicit zone', () => {
    expect(formatDate(late, { locale: 'en', timeZone: 'Asia/Tokyo' }, true, 'UTC')).toBe('4 Nov 2026, 23:30');
  });

  it('follows daylight saving changes', () => {
    const reader = { locale: 'en', timeZone: 'America/Los_Angeles' };
    const times = ['2026-03-08T09:59:00Z', '2026-03-08T10:00:00Z', '2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'];
    expect(times.map((time) => formatDate(new Date(time), reader, true))).toEqual([
      '8 Mar 2026, 01:59',
      '8 Mar 2026, 03:00',
      '1 Nov 2026, 01:30',
      '1 Nov 2026, 01:30',
    ]);
  });

  it('determines which day is tomorrow', () => {
    const now = new Date('2026-11-03T14:00:00Z');
    const relativeIn = (timeZone: string) => formatRelative(late, now, { locale: 'en', timeZone });
    expect(relativeIn('UTC')).toBe('tomorrow');
    expect(relativeIn('Asia/Tokyo')).toBe('in 2 days');
    /* The day on which Los Angeles has 25 hours. */
    const reader = { locale: 'en', timeZone: 'America/Los_Angeles' };
    expect(formatRelative(new Date('2026-11-02T07:30:00Z'), new Date('2026-10-31T07:30:00Z'), reader)).toBe('tomorrow');
  });
});
