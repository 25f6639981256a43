import { describe, expect, it } from 'vitest';
import { formatDate, formatRelative } from './format.ts';

const noon = new Date(2026, 11, 4, 12, 30);

describe('formatDate', () => {
  it('says day, short month, year', () => {
    expect(formatDate(noon, 'en')).toBe('4 Dec 2026');
    expect(formatDate(noon, 'ja')).toBe('2026年12月4日');
    expect(formatDate(noon, 'en', true)).toBe('4 Dec 2026, 12:30');
    expect(formatDate(noon, 'ja', true)).toBe('2026年12月4日 12:30');
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
