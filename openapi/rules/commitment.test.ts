import { expect, test } from 'vitest';
import { commitmentEnd } from './commitment.ts';

test.each([
  // The date is in the seller's time zone, which differs from UTC.
  ['2026-03-04T16:30:00Z', 'Asia/Tokyo', '2027-03-04T16:30:00Z'],
  // The UTC offset differs a year later: same local time.
  ['2026-03-20T12:00:00Z', 'Europe/London', '2027-03-20T12:00:00Z'],
  ['2026-03-28T12:00:00Z', 'Europe/London', '2027-03-28T11:00:00Z'],
  // In Tokyo it is the morning of 29 February, in UTC still 28 February.
  ['2028-02-28T16:00:00Z', 'Asia/Tokyo', '2029-02-27T16:00:00Z'],
  ['2028-02-29T12:00:00Z', 'UTC', '2029-02-28T12:00:00Z'],
])('a work published at %s in %s stays published until %s', (published, zone, end) => {
  expect(commitmentEnd(new Date(published), zone)).toEqual(new Date(end));
});
