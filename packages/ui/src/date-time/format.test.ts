import { describe, expect, it } from 'vitest';
import { formatDate, formatExact, formatRelative } from './format.ts';

const noon = new Date(2026, 11, 4, 12, 30);

describe('formatDate', () => {
  it('takes a zone that the browser does not know for the person’s own', () => {
    expect(formatDate(noon, 'en', true, 'Mars/Olympus_Mons')).toBe('4 Dec 2026, 12:30');
  });
  it('says day, short month, year', () => {
    expect(formatDate(noon, 'en')).toBe('4 Dec 2026');
    expect(formatDate(noon, 'ja')).toBe('2026年12月4日');
    expect(formatDate(noon, 'en', true)).toBe('4 Dec 2026, 12:30');
    expect(formatDate(noon, 'ja', true)).toBe('2026年12月4日 12:30');
  });
});

describe('formatExact', () => {
  it('names the zone', () => {
    const moment = new Date('2026-04-05T09:30:00Z');
    expect(formatExact(moment, 'en', 'Asia/Tokyo')).toBe('5 Apr 2026, 18:30 GMT+9');
    expect(formatExact(moment, 'ja', 'Asia/Tokyo')).toBe('2026年4月5日 18:30 JST');
    expect(formatDate(moment, 'en', true, 'America/New_York')).toBe('5 Apr 2026, 05:30');
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
    expect(formatRelative(new Date(noon.getTime() + distance), noon, 'en')).toBe(words);
  });
});

describe('days of formatRelative', () => {
  it('are those of the calendar, whatever the hours', () => {
    const night = new Date(2026, 11, 6, 1, 0);
    expect(formatRelative(new Date(2026, 11, 4, 23, 0), night, 'en')).toBe('2 days ago');
    expect(formatRelative(new Date(2026, 11, 5, 0, 30), night, 'en')).toBe('yesterday');
    expect(formatRelative(new Date(2026, 11, 7, 23, 0), night, 'en')).toBe('tomorrow');
  });
});
