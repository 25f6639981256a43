import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clampDay, dayOf, partsOf, utcOf } from './day.ts';
import { placesOf, sayDay, writeDay, writeDays } from './write.ts';

describe('days', () => {
  it('are valid only if the calendar has them', () => {
    expect(dayOf({ year: 2028, month: 2, day: 29 })).toBe('2028-02-29');
    expect(dayOf({ year: 2100, month: 2, day: 29 })).toBeUndefined();
    expect(partsOf('2026-02-30')).toBeUndefined();
    expect(partsOf('2026-2-3')).toBeUndefined();
    expect(dayOf({ year: 0, month: 1, day: 1 })).toBeUndefined();
  });

  it('are counted across the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('keep years before 100', () => {
    expect(utcOf('0026-01-01').getUTCFullYear()).toBe(26);
  });

  it('are clamped to the bounds', () => {
    expect(clampDay('2026-04-05', '2026-05-01')).toBe('2026-05-01');
    expect(clampDay('2026-04-05', undefined, '2026-01-01')).toBe('2026-01-01');
    expect(clampDay('2026-04-05', '2026-04-05', '2026-04-05')).toBe('2026-04-05');
  });
});

describe('formatting', () => {
  it('writes day, short month and year', () => {
    expect(writeDay('2026-04-05', 'en')).toBe('5 Apr 2026');
    expect(writeDay('2026-04-05', 'ja')).toBe('2026年4月5日');
    expect(sayDay('2026-04-05', 'ja')).toBe('2026年4月5日日曜日');
    expect(writeDay('rubbish', 'en')).toBe('rubbish');
  });

  it('writes what two days share only once', () => {
    const plain = (text: string) => text.replace(/\s/gu, ' ');
    expect(plain(writeDays('2026-04-05', '2026-04-08', 'en'))).toBe('5 – 8 Apr 2026');
    expect(plain(writeDays('2026-12-30', '2027-01-02', 'en'))).toBe('30 Dec 2026 – 2 Jan 2027');
    expect(writeDays('2026-04-05', '2026-04-08', 'ja')).toBe('2026年4月5日～2026年4月8日');
    expect(writeDays('2026-04-05', '2026-04-05', 'ja')).toBe('2026年4月5日');
  });

  it('locates the parts of a day', () => {
    expect(placesOf('2026-04-05', 'en')).toEqual([
      { part: 'day', start: 0, end: 1 },
      { part: 'month', start: 2, end: 5 },
      { part: 'year', start: 6, end: 10 },
    ]);
    expect(placesOf('2026-12-05', 'ja').map(({ part }) => part)).toEqual(['year', 'month', 'day']);
  });
});
