import { describe, expect, it } from 'vitest';
import { formatDate, formatExact, formatRelative } from './format.ts';

const noon = new Date(2026, 11, 4, 12, 30);

describe('formatDate', () => {
  it('takes a zone that the browser does not know for the device’s own', () => {
    expect(formatDate(noon, { locale: 'en', timeZone: 'Mars/Olympus_Mons' }, true)).toBe('4 Dec 2026, 12:30');
  });
  it('says day, short month, year', () => {
    expect(formatDate(noon, { locale: 'en' })).toBe('4 Dec 2026');
    expect(formatDate(noon, { locale: 'ja' })).toBe('2026年12月4日');
    expect(formatDate(noon, { locale: 'en' }, true)).toBe('4 Dec 2026, 12:30');
    expect(formatDate(noon, { locale: 'ja' }, true)).toBe('2026年12月4日 12:30');
  });
});

describe('formatExact', () => {
  it('names the zone', () => {
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
  ])('%d ms from now is %s', (distance, words) => {
    expect(formatRelative(new Date(noon.getTime() + distance), noon, { locale: 'en' })).toBe(words);
  });
});

describe('days of formatRelative', () => {
  it('are those of the calendar, whatever the hours', () => {
    const night = new Date(2026, 11, 6, 1, 0);
    expect(formatRelative(new Date(2026, 11, 4, 23, 0), night, { locale: 'en' })).toBe('2 days ago');
    expect(formatRelative(new Date(2026, 11, 5, 0, 30), night, { locale: 'en' })).toBe('yesterday');
    expect(formatRelative(new Date(2026, 11, 7, 23, 0), night, { locale: 'en' })).toBe('tomorrow');
  });
});

describe('the zone of the reader', () => {
  const late = new Date('2026-11-04T23:30:00Z');
  it.each([
    ['UTC', '4 Nov 2026, 23:30'],
    ['Asia/Tokyo', '5 Nov 2026, 08:30'],
    ['America/Los_Angeles', '4 Nov 2026, 15:30'],
    ['Asia/Kolkata', '5 Nov 2026, 05:00'],
  ])('half past eleven in the night of UTC, read in %s', (timeZone, words) => {
    expect(formatDate(late, { locale: 'en', timeZone }, true)).toBe(words);
    expect(formatDate(late, { locale: 'en', timeZone })).toBe(words.slice(0, -7));
  });

  it('gives way to the zone of what happens elsewhere', () => {
    expect(formatDate(late, { locale: 'en', timeZone: 'Asia/Tokyo' }, true, 'UTC')).toBe('4 Nov 2026, 23:30');
  });

  it('follows clocks that are put forward and back', () => {
    const reader = { locale: 'en', timeZone: 'America/Los_Angeles' };
    const times = ['2026-03-08T09:59:00Z', '2026-03-08T10:00:00Z', '2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'];
    expect(times.map((time) => formatDate(new Date(time), reader, true))).toEqual([
      '8 Mar 2026, 01:59',
      '8 Mar 2026, 03:00',
      '1 Nov 2026, 01:30',
      '1 Nov 2026, 01:30',
    ]);
  });

  it('says which of its days are tomorrow', () => {
    const now = new Date('2026-11-03T14:00:00Z');
    const said = (timeZone: string) => formatRelative(late, now, { locale: 'en', timeZone });
    expect(said('UTC')).toBe('tomorrow');
    expect(said('Asia/Tokyo')).toBe('in 2 days');
    /* The day on which Los Angeles has 25 hours. */
    const reader = { locale: 'en', timeZone: 'America/Los_Angeles' };
    expect(formatRelative(new Date('2026-11-02T07:30:00Z'), new Date('2026-10-31T07:30:00Z'), reader)).toBe('tomorrow');
  });
});
