import type { Exhibition } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { daysOf, instantsOf } from './calendar-days.ts';

const exhibition = (starts_at: string, ends_at: string, time_zone: string) =>
  ({ starts_at, ends_at, time_zone }) as Exhibition;

test('daysOf returns the days in a time zone, by default that of the exhibition', () => {
  const tokyo = exhibition('2027-03-05T23:00:00Z', '2027-03-14T09:00:00Z', 'Asia/Tokyo');
  expect(daysOf(tokyo)).toEqual({ start: '2027-03-06', end: '2027-03-14' });
  expect(daysOf(tokyo, 'America/New_York')).toEqual({ start: '2027-03-05', end: '2027-03-14' });
});

test('daysOf excludes the next day if the exhibition ends at midnight', () => {
  const night = exhibition('2027-03-06T01:00:00Z', '2027-03-06T15:00:00Z', 'Asia/Tokyo');
  expect(daysOf(night)).toEqual({ start: '2027-03-06', end: '2027-03-06' });
});

test('instantsOf covers the days of a month in every time zone', () => {
  expect(instantsOf('2027-03', 'ja')).toEqual({ from: '2027-02-27T10:00:00.000Z', until: '2027-04-04T14:00:00.000Z' });
});
