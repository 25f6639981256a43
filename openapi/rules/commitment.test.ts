import { expect, test } from 'vitest';
import { commitmentEnd } from './commitment.ts';

test.each([
  // The day is the seller's, which is another than UTC's.
  ['2026-03-04T16:30:00Z', 'Asia/Tokyo', '2027-03-04T16:30:00Z'],
  // Another offset a year later: the same time on the clock.
  ['2026-03-20T12:00:00Z', 'Europe/London', '2027-03-20T12:00:00Z'],
  ['2026-03-28T12:00:00Z', 'Europe/London', '2027-03-28T11:00:00Z'],
  // The seller's 29 February, which is 28 February in UTC for Tokyo's morning.
  ['2028-02-28T16:00:00Z', 'Asia/Tokyo', '2029-02-27T16:00:00Z'],
  ['2028-02-29T12:00:00Z', 'UTC', '2029-02-28T12:00:00Z'],
])('a work published at %s in %s stays until %s', (published, zone, end) => {
  expect(commitmentEnd(new Date(published), zone)).toEqual(new Date(end));
});
