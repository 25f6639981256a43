import { expect, test } from 'vitest';
import { daysShown, monthAfter, weeksOf } from './weeks.ts';

const event = (id: string, start: string, end = start) => ({ id, start, end });
/** In Britain a week starts on Monday. */
const locale = 'en-GB';

test('a month covers whole weeks that start on the first weekday of the locale', () => {
  expect(daysShown('2027-03', locale)).toEqual({ start: '2027-03-01', end: '2027-04-04' });
  expect(daysShown('2027-03', 'ja')).toEqual({ start: '2027-02-28', end: '2027-04-03' });
});

test('months continue across the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('splits an event at the ends of weeks', () => {
  const weeks = weeksOf('2027-03', [event('a', '2027-03-06', '2027-03-15')], locale);
  expect(weeks.map(({ parts }) => parts.map(({ at, days, begins, ends }) => ({ at, days, begins, ends })))).toEqual([
    [{ at: 5, days: 2, begins: true, ends: false }],
    [{ at: 0, days: 7, begins: false, ends: false }],
    [{ at: 0, days: 1, begins: false, ends: true }],
    [],
    [],
  ]);
});

test('puts overlapping events on separate lanes and reuses free lanes', () => {
  const events = [
    event('short', '2027-03-02'),
    event('long', '2027-03-02', '2027-03-04'),
    event('later', '2027-03-03', '2027-03-05'),
  ];
  const [first] = weeksOf('2027-03', events, locale);
  expect(first?.parts.map(({ event: { id }, lane }) => [id, lane])).toEqual([
    ['long', 0],
    ['short', 1],
    ['later', 1],
  ]);
  expect(first?.lanes).toBe(2);
});

test('clips events to the displayed days', () => {
  const weeks = weeksOf('2027-03', [event('year', '2026-06-01', '2028-06-01')], locale);
  expect(weeks).toHaveLength(5);
  for (const { parts } of weeks) expect(parts).toMatchObject([{ at: 0, days: 7, begins: false, ends: false }]);
  expect(weeksOf('2027-03', [event('other', '2027-05-01')], locale).flatMap(({ parts }) => parts)).toEqual([]);
});
